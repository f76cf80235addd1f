/// SwiftUI's layout in CSS.
///
/// An element's classes state the axes along which it expands (`x`, `y`). A container's class states its layout: `v` vertical, `h`
/// horizontal, `r` horizontal without dividing the space, `z` in depth, and `b` for the box of a modifier. A box that
/// `fits` or `fills` its surroundings keeps its ratio: it is as wide, or as narrow, as the limits of both sides allow.
enum LayoutRules {
    static let css = """
        .v{display:flex;flex-direction:column;align-items:center;justify-content:center;min-width:0}
        .v>*{flex-shrink:0;max-width:100%}
        .v>.x{align-self:stretch}
        .v>.y{flex:1 1 10px;min-height:min-content}
        .v:has(>.first.y)>.y:not(.first),.v:has(>.y:not(.last,.m,.k-spacer:not(.framed)))>.last.y{flex:0 1 0px}
        .v>.q{min-height:0}
        .v>.l{flex:0 1 auto;min-height:0}
        .v>.l,.v>.k-layer.l>.l{max-height:72dvh}
        .h{display:grid;grid-auto-flow:column;grid-template-rows:minmax(0,auto);align-items:center;justify-content:center;min-width:0}
        .h.x{justify-content:stretch}
        .h>*{min-width:0}
        .h>.x{justify-self:stretch}
        .h>.y{align-self:stretch}
        .h.y{grid-template-rows:minmax(0,1fr)}
        .r{display:inline-flex;flex-direction:row;align-items:center;justify-content:center;min-width:0}
        .r.x{display:flex}
        .r>*{min-width:0}
        .r>.x{flex:1 1 0}
        .r>.y{align-self:stretch}
        .z,.b{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;min-width:0}
        .z>*,.b>*{grid-area:1/1}
        .z>.x,.b>.x{justify-self:stretch;min-width:0}
        .z>.y,.b>.y{align-self:stretch}
        .z>.q,.b>.q{min-height:0}
        :is(.b,.behind,.before)>.l.x{max-height:100%}
        :is(.behind,.before)>.k-image.sized.l.x{height:100%}
        .b.by-height>.l.x{justify-self:center;width:auto;height:100%}
        .v>.kept.y{flex:1 1 auto;min-height:0}
        .v>.kept.free{flex-shrink:1000}
        .fits,.fills{contain:inline-size;min-height:0}
        .fits{contain-intrinsic-inline-size:99999px;max-width:100%;max-height:100%}
        .fills{min-width:100%;min-height:100%;flex-shrink:0}
        .x.w.w{width:100%;justify-self:auto}
        .h>.x.w.w{justify-self:center}
        :is(.h,.z,.b,.k-layer,.behind,.before)>.y.m{height:100%;align-self:auto}
        :is(.v,.k-safe-area-inset)>.x.w{align-self:auto}
        .fx{width:max-content;max-width:none;flex-shrink:0}
        .h.fx{grid-template-columns:none!important}
        .fx.k-text{white-space:pre;max-width:none}
        .fy{height:max-content;flex-shrink:0}
        .pos.pos>*{position:absolute;translate:-50% -50%}
        :where(.pos)>*{width:max-content;max-width:100%}
        .pos>.x{width:100%}
        .pos>.y{height:100%}
        .b.pos{position:relative;display:block}
        .k-geometry>.b.pos{pointer-events:none}
        .k-geometry>.b.pos>*{pointer-events:var(--hits,auto)}
        :is(.k-color,.k-shape):not(.fits,.fills){contain:size;contain-intrinsic-size:10px}
        .v>:is(.k-color,.k-shape).y{min-height:0}
        .st{margin-top:calc(-1*var(--safe-top,0px))}
        .sb{margin-bottom:calc(-1*var(--safe-bottom,0px))}
        .bleed.st{padding-top:var(--safe-top,0px)}
        .bleed.sb{padding-bottom:var(--safe-bottom,0px)}
        .sl{margin-left:calc(-1*env(safe-area-inset-left,0px))}
        .sr{margin-right:calc(-1*env(safe-area-inset-right,0px))}
        .multiply{position:relative;isolation:isolate}
        .multiply::after{content:"";grid-area:1/1;place-self:stretch;background:var(--by);mix-blend-mode:multiply;pointer-events:none}
        .disc{position:relative;isolation:isolate}
        .disc::before{content:"";position:absolute;inset:0;z-index:-1;background:var(--disc-background);clip-path:circle()}
        .disc.area{pointer-events:none}
        .disc.area::before{pointer-events:var(--hits,auto)}
        .disc.area>*{pointer-events:var(--hits,auto)}
        .shaped.shaped{pointer-events:none;position:relative;isolation:isolate}
        .shaped::after{content:"";position:absolute;inset:0;z-index:-1;clip-path:var(--shape);pointer-events:var(--hits,auto)}
        .shaped>*{--hits:none}
        .shaped [id^=e] :is(a[href],button,input,select,textarea,label,summary,[data-on~=tap],[data-on~=drag],[data-on~=long-press],.on-tap,.on-drag,.on-long-press){--hits:initial;pointer-events:auto}
        .disc.frosted::before{backdrop-filter:var(--backdrop)}
        :is(.k-scroll,.k-list,.k-form,.k-screen):has(.by-cqw){container-type:inline-size}
        .k-scroll:has(.by-cqw){width:100%}
        :is(.k-scroll:not(.lifted,.across),.k-screen):has(.by-cqh){container-type:size}
        .forced{color:var(--ink,var(--label))}
        :is(.k-button,.k-link,.k-navigation-link) .forced{color:inherit}
        .redacted:is(.k-text,.k-image,.k-field),.redacted :is(.k-text,.k-image,.k-field):not(.unredacted,.unredacted *){color:transparent!important;background:var(--fill-strong)!important;border-radius:4px;mask:none!important;object-position:-9999px;--painted:hidden}
        """
}
