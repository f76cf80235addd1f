import MartletGraphics

extension UIBezierPath {
    /// Fills the path in the current context, with the current colour.
    public func fill() { fill(with: .normal, alpha: 1) }
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.fillPath(using: self.rule) } }

    /// Strokes the path in the current context, with the current colour.
    public func stroke() { stroke(with: .normal, alpha: 1) }
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) {
            $0.setLineWidth(self.lineWidth)
            $0.setLineCap(self.lineCapStyle)
            $0.setLineJoin(self.lineJoinStyle)
            $0.setMiterLimit(self.miterLimit)
            $0.setLineDash(phase: self.dash.phase, lengths: self.dash.lengths)
            $0.strokePath()
        }
    }

    /// Clips what is drawn next in the current context to the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: rule)
    }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(cgPath)
        body(context)
        context.restoreGState()
    }
}
