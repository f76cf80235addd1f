/// The rules for the whole page: a reset of the browser's margins, focus rings, motion, print.
enum PageRules {
    static let css = """
        *,::before,::after{box-sizing:border-box}
        :where(button,input,textarea,select){font:inherit}
        html,body{margin:0;height:100%}
        html{background:var(--background);overflow:hidden;overscroll-behavior:none}
        body{color:var(--label);accent-color:var(--tint);height:100dvh;-webkit-tap-highlight-color:transparent;padding-inline:env(safe-area-inset-left,0) env(safe-area-inset-right,0)}
        [dir=rtl]{--way:-1}
        [dir=ltr]{--way:1}
        [hidden]{display:none!important}
        [style*="--shrunk:"]{font-size:var(--shrunk)!important}
        [data-waits]{visibility:hidden}
        svg{fill:none;stroke:none}
        .symbol{stroke:currentColor;color:inherit}
        :is([data-on~=tap],.on-tap){cursor:pointer;touch-action:manipulation}
        [aria-disabled=true]{cursor:default;opacity:.5}
        :focus-visible{outline:3px solid color-mix(in srgb,var(--tint) 60%,transparent);outline-offset:2px;border-radius:6px}
        :is(section,main,dialog,.k-scroll):focus-visible{outline:0}
        input:focus-visible,textarea:focus-visible,select:focus-visible{outline:0}
        .switch:focus-visible,.k-picker>select:focus-visible,.k-color-picker>input:focus-visible,.k-toggle>.check:focus-visible{outline:3px solid color-mix(in srgb,var(--tint) 60%,transparent);outline-offset:2px}
        html[data-touched] :focus-visible{outline:0!important}
        ::selection{background:color-mix(in srgb,var(--tint) 30%,transparent)}
        .k-button,.k-link,.tab-bar,.bar,.k-toggle,.k-stepper,.k-option,summary,:is([data-on~=long-press],.on-long-press){user-select:none;-webkit-user-select:none}
        .status{position:fixed;inset:auto 0 calc(16px + env(safe-area-inset-bottom,0px));margin:0 auto;border:0;padding:10px 16px;border-radius:20px;font-size:.9375rem;color:var(--label);background:var(--menu);backdrop-filter:var(--backdrop);box-shadow:0 6px 24px #0003,0 0 0 .5px var(--separator)}
        .status>button{appearance:none;border:0;background:none;font:inherit;font-weight:600;color:var(--tint);cursor:pointer}
        :is([data-on~=drag],.on-drag){touch-action:none}
        :is([data-on~=magnify],[data-on~=rotate],.on-magnify,.on-rotate):not([data-on~=drag],.on-drag){touch-action:pan-x pan-y}
        [data-swipe]{touch-action:pan-y}
        .leaving{pointer-events:none}
        :where(:has(>.leaving)){position:relative}
        @media (pointer:fine){*{scrollbar-width:thin;scrollbar-color:var(--fill-strong) transparent}}
        @media (prefers-reduced-motion:reduce){*,::before,::after,::backdrop{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}.spinner,.track.endless::before{animation-duration:2s!important;animation-iteration-count:infinite!important}}
        @media (prefers-contrast:more){*{--secondary:light-dark(#3c3c43d9,#ebebf5d9);--separator:light-dark(#3c3c4399,#ebebf599)}}
        @media (forced-colors:active){.switch,.track,.k-option,.steps{border:1px solid}}
        @media print{html,body,.k-root,.k-root *{height:auto!important;overflow:visible!important;position:static!important}.tab-bar,.back,.bar-side,.bottom-bar{display:none!important}.k-screen[hidden]{display:none!important}}
        """
}
