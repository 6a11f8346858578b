// What every page gains with script; each works without it.

for (const time of document.querySelectorAll('time[data-local]')) {
  const at = new Date(time.dateTime);
  time.title = at.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' });
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
