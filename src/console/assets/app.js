// What every page gains with script; each works without it.

for (const time of document.querySelectorAll('time[data-local]')) {
  const at = new Date(time.dateTime);
  time.title = time.textContent;
  time.textContent = inReadersZone(at, /\d:\d\d:\d\d/u.test(time.textContent));
}

// The day as ISO 8601 writes it, the hour where the reader is; the tooltip keeps UTC.
function inReadersZone(at, seconds) {
  const two = '2-digit';
  const options = { year: 'numeric', month: two, day: two, hour: two, minute: two, timeZoneName: 'short' };
  const format = new Intl.DateTimeFormat('en-GB', seconds ? { ...options, second: two } : options);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const time = [part.hour, part.minute, part.second].filter((one) => one !== undefined).join(':');
  return `${part.year}-${part.month}-${part.day} ${time} ${part.timeZoneName}`;
}

// On a narrow screen the menu is wider than the page: it shows where one is.
const menu = document.querySelector('.site-nav');
const current = menu?.querySelector('[aria-current]');
if (current) menu.scrollLeft = current.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2;

for (const button of document.querySelectorAll('button[data-copy]')) {
  const source = document.getElementById(button.dataset.copy);
  if (source === null) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    button.textContent = (await copy(source)) ? 'Copied' : 'Press Ctrl+C';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
}

// The clipboard is closed to pages by plain http: the text is selected then.
async function copy(source) {
  try {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  } catch {
    const range = document.createRange();
    range.selectNodeContents(source);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    return false;
  }
}

for (const form of document.querySelectorAll('form[data-confirm]')) {
  form.addEventListener('submit', (event) => {
    if (!confirm(form.dataset.confirm)) event.preventDefault();
  });
}

// A form that was sent is not sent twice; what the browser shows when going back can be sent again.
for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (form.dataset.sent === 'yes') event.preventDefault();
    form.dataset.sent = 'yes';
    form.setAttribute('aria-busy', 'true');
  });
}
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) {
    delete form.dataset.sent;
    form.removeAttribute('aria-busy');
  }
});

// After a form came back with mistakes, the first one has the focus.
document.querySelector('[aria-invalid="true"]')?.focus();

// What was typed is there again after going back from a result, and after signing in because a session had ended. It is kept in
// this tab, for the account that typed it, and forgotten when it signs out.
const account = document.querySelector('.site-account-name')?.title ?? null;
const keyOf = (form) => `typed ${account} ${form.getAttribute('action')}`;
const typedForms = account === null ? [] : document.querySelectorAll('form[data-keep]');
// A page that answers a form is not sent for again when somebody comes back to it.
if (document.querySelector('.field-invalid') !== null) history.replaceState(null, '', location.href);

const wentBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward';

for (const form of typedForms) {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
  if (kept !== null && (wentBack || kept.pending)) restore(form, kept.values);
  form.addEventListener('submit', () => {
    const values = [...new FormData(form)].filter(
      ([name, value]) => isTyped(form, name) && typeof value === 'string',
    );
    sessionStorage.setItem(keyOf(form), JSON.stringify({ values, pending: true }));
  });
}

// The page after a form that was taken: what was typed is needed only by who goes back.
if (account !== null) {
  for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith('typed '))) {
    const kept = JSON.parse(sessionStorage.getItem(key));
    sessionStorage.setItem(key, JSON.stringify({ ...kept, pending: false }));
  }
}
document.querySelector('form[action="/sign-out"]')?.addEventListener('submit', () => {
  sessionStorage.clear();
});

function isTyped(form, name) {
  const field = form.elements.namedItem(name);
  return !(field instanceof HTMLInputElement) || !['hidden', 'password', 'file'].includes(field.type);
}

function restore(form, values) {
  for (const field of form.elements) {
    if (!field.name || !isTyped(form, field.name)) continue;
    const typed = values.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = typed.includes(field.value);
    else if (field.tagName !== 'BUTTON' && typed.length > 0) field.value = typed[0];
  }
}
