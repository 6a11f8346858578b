// What Swagger UI leaves out for readers with a keyboard or a screen reader: names of its choices, code that can be scrolled, and
// one button a line. The path of an operation is a link inside the button that opens it; the button alone keeps the address.
const LABELS = { '#servers': 'Server', '.examples-select-element': 'Example' };

function mend() {
  for (const [selector, label] of Object.entries(LABELS)) {
    for (const choice of document.querySelectorAll(selector)) choice.setAttribute('aria-label', label);
  }
  for (const code of document.querySelectorAll('.microlight:not([tabindex])')) code.tabIndex = 0;
  for (const link of document.querySelectorAll('.opblock-summary-control a[href]'))
    link.removeAttribute('href');
}

new MutationObserver(mend).observe(document.getElementById('swagger-ui'), { childList: true, subtree: true });
