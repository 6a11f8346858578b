import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a source as a thread, `file` being the `new URL` of './NAME-thread.ts' and `import.meta.url`: by that text `npm run build`
 * finds it and makes an entry of `dist/`. Where sources run, the thread is given what loads them first: Node 20 does not hand it on.
 */
export function startThread(file: URL, options: WorkerOptions = {}): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, options);
  const code = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register(); await import('${file.href}');`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), options);
}
