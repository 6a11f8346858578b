// The details of a match below its line, asked for when they are wanted. Without script the link leads to a page of their own.
for (const link of document.querySelectorAll('a[data-detail]')) {
  link.setAttribute('aria-expanded', 'false');
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void toggle(link);
  });
}

async function toggle(link) {
  const row = link.closest('tr');
  const open = row.nextElementSibling;
  if (open?.classList.contains('detail-row')) {
    open.hidden = !open.hidden;
    link.setAttribute('aria-expanded', String(!open.hidden));
    return;
  }
  const article = await read(link.href);
  if (article === null) {
    location.assign(link.href);
    return;
  }
  const below = document.createElement('tr');
  below.className = 'detail-row';
  const cell = below.insertCell();
  cell.colSpan = row.cells.length;
  cell.append(article);
  row.after(below);
  link.setAttribute('aria-expanded', 'true');
}

async function read(address) {
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    if (!response.ok || response.redirected) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('article.match');
  } catch {
    return null;
  }
}
