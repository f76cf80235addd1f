// Made by Tools/client/build from Sources/MartletDates/Client/dates.ts.
function d(t){let e=t.querySelector("input");e.addEventListener("click",()=>{!t.matches(".typed")&&!e.disabled&&e.showPicker()})}export{d as default};
