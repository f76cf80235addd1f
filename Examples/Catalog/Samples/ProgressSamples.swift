import SwiftUI

extension Page {
    static let progress = Page(
        "progress", "Progress & gauges", symbol: "gauge.with.dots.needle.50percent", color: .mint,
        [
            Sample("Spinner", "ProgressView .controlSize .progressViewStyle", ProgressSpinners()),
            Sample("Bar", "ProgressView(value:)", ProgressBars()),
            Sample("A style of one's own", "", ProgressOwnStyle()),
            Sample("Gauges", "Gauge .gaugeStyle", GaugeStyles()),
            Sample("Nothing there", "ContentUnavailableView", NothingThere()),
            Sample("Placeholders", ".redacted", Placeholders()),
        ])
}

struct ProgressSpinners: View {
    var body: some View {
        HStack(spacing: 32) {
            ProgressView().controlSize(.small)
            ProgressView()
            ProgressView().controlSize(.large)
            ProgressView("Loading")
            ProgressView().progressViewStyle(.circular).tint(.orange)
        }
    }
}

struct ProgressBars: View {
    @State private var share = 0.3

    var body: some View {
        VStack(spacing: 16) {
            ProgressView(value: share)
            ProgressView("Download", value: share).tint(.green)
            ProgressView(value: share) {
                Text("Copying")
            } currentValueLabel: {
                Text("\(Int(share * 100)) of 100")
            }
            Button("Go on") { withAnimation { share = share >= 1 ? 0 : min(share + 0.1, 1) } }
        }
    }
}

struct ProgressOwnStyle: View {
    var body: some View {
        ProgressView(value: 0.7).progressViewStyle(RingProgressStyle()).frame(width: 80, height: 80)
    }
}

private struct RingProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let share = configuration.fractionCompleted ?? 0
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 10)
            Circle().trim(from: 0, to: share).stroke(.pink, style: StrokeStyle(lineWidth: 10, lineCap: .round)).rotationEffect(
                .degrees(-90))
            Text(share, format: .percent)
        }
    }
}

struct GaugeStyles: View {
    @State private var degrees = 21.0

    var body: some View {
        VStack(spacing: 20) {
            Gauge(value: degrees, in: 0...40) {
                Text("Temperature")
            } currentValueLabel: {
                Text("\(Int(degrees))°")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("40")
            }
            HStack(spacing: 24) {
                Gauge(value: degrees, in: 0...40) {
                    Text("°C")
                } currentValueLabel: {
                    Text("\(Int(degrees))")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.blue, .green, .red]))
                Gauge(value: degrees, in: 0...40) {
                    Text("°C")
                } currentValueLabel: {
                    Text("\(Int(degrees))")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.orange)
            }
            Gauge(value: degrees, in: 0...40) { Text("Linear") }.gaugeStyle(.accessoryLinear).tint(.purple)
            Slider(value: $degrees, in: 0...40) { Text("Degrees") }
        }
    }
}

struct NothingThere: View {
    var body: some View {
        ContentUnavailableView {
            Label("No letters", systemImage: "tray")
        } description: {
            Text("New letters are shown here.")
        } actions: {
            Button("Look again") {}.buttonStyle(.bordered)
        }
        .frame(height: 240)
    }
}

struct Placeholders: View {
    @State private var isLoading = true

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Image(systemName: "person.crop.circle.fill").font(.largeTitle)
                VStack(alignment: .leading) {
                    Text("Ann Example").font(.headline)
                    Text("Gardener and beekeeper").font(.subheadline)
                }
            }
            .redacted(reason: isLoading ? .placeholder : [])
            Toggle("Loading", isOn: $isLoading).fixedSize()
        }
    }
}
