/** The colours of the shop: what looks like another place makes people doubt at the worst moment. */
export const pageStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #f2f4ef; color: #16241d; font: 1rem/1.5 'Hanken Grotesk', Arial, sans-serif; }
header { background: #16241d; color: #f2f4ef; padding: 1rem; font-weight: 800; font-size: 1.25rem; }
header p { max-width: 34rem; margin: 0 auto; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.1; margin: 0 0 1rem; }
h2 { font-size: 1.375rem; line-height: 1.2; margin: 2rem 0 0.75rem; }
.notice { background: #e4e9f7; color: #1f2b78; border-left: 4px solid #2b3a9b; padding: 0.75rem 1rem; margin: 0 0 1.5rem; }
.fault { background: #f8e7e5; color: #a3231c; border-left: 4px solid #a3231c; padding: 0.75rem 1rem; margin: 0 0 1.5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 0.5rem 1rem; background: #fff; border: 1px solid #d9ded6; padding: 1rem; margin: 0; }
dt { color: #4c5a52; }
dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; margin: 0; }
label { display: grid; gap: 0.25rem; font-weight: 700; }
input { font: inherit; min-height: 3rem; padding: 0 0.75rem; border: 1px solid #7c877f; border-radius: 2px; background: #fff; color: inherit; width: 100%; }
input[aria-invalid='true'] { border-color: #a3231c; border-width: 2px; }
.field-fault { color: #a3231c; font-weight: 400; }
.hint { color: #4c5a52; margin: 0 0 0.75rem; }
button, .button { font: inherit; font-weight: 700; min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid #2b3a9b; background: #fff; color: #2b3a9b; cursor: pointer; text-align: center; text-decoration: none; display: inline-block; }
button.main { background: #2b3a9b; color: #fff; }
button:hover, .button:hover { border-color: #1f2b78; text-decoration: underline; }
:focus-visible { outline: 3px solid #2b3a9b; outline-offset: 2px; }
@media (forced-colors: active) { button, .button { border: 1px solid; } }
`;
