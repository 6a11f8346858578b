// Dropping a file, and progress while rows are screened.

const form = document.getElementById('upload-form');
if (form !== null) takeDrops(form);

function takeDrops(target) {
  const input = target.querySelector('input[type="file"]');
  target.classList.add('drop-ready');
  for (const kind of ['dragenter', 'dragover']) {
    target.addEventListener(kind, (event) => {
      event.preventDefault();
      target.classList.add('drop-over');
    });
  }
  for (const kind of ['dragleave', 'drop']) {
    target.addEventListener(kind, () => target.classList.remove('drop-over'));
  }
  target.addEventListener('drop', (event) => {
    event.preventDefault();
    if (event.dataTransfer.files.length === 0) return;
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.focus();
  });
  const button = target.querySelector('button[type="submit"]');
  const words = button.textContent;
  target.addEventListener('submit', () => {
    button.textContent = 'Uploading and checking…';
  });
  addEventListener('pageshow', () => {
    button.textContent = words;
  });
}

const progress = document.getElementById('upload-progress');
if (progress?.dataset.address !== undefined) watch(progress);

async function watch(target) {
  const number = new Intl.NumberFormat('en');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, document.hidden ? 5000 : 1000));
    const now = await ask(target.dataset.address);
    // A service that restarts answers again soon.
    if (now === null) continue;
    // What can be done from here changes with the state: the page says it.
    if (!now.active || (now.state === 'cancelling') !== (target.dataset.state === 'cancelling')) {
      location.reload();
      return;
    }
    show(target, now, number);
  }
}

async function ask(address) {
  try {
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    return response.ok && !response.redirected ? await response.json() : null;
  } catch {
    return null;
  }
}

function show(target, now, number) {
  target.querySelector('progress').value = now.done;
  for (const part of document.querySelectorAll('[data-part]')) {
    const value = now[part.dataset.part];
    if (typeof value === 'number') part.textContent = number.format(value);
  }
  target.querySelector('[data-part="state"]').textContent =
    now.state === 'queued' ? 'waiting to start' : 'running';
  target.querySelector('[data-part="left"]').textContent =
    now.secondsLeft === null ? '' : `, about ${duration(now.secondsLeft)} left`;
}

function duration(seconds) {
  if (seconds < 90) return `${seconds} seconds`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
}
