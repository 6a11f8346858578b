import type { ComponentChildren } from 'preact';

/** One line that tells what became of an action, shown once on the next page. */
export interface Notice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** A page within the layout of the console. */
export interface PageAnswer {
  readonly kind: 'page';
  /** 200 when absent. */
  readonly status?: number;
  /** Of the browser's tab; the page brings its own heading. */
  readonly title: string;
  readonly content: ComponentChildren;
  /** `narrow` for a form of a few fields; `wide` for tables; in between when absent. */
  readonly width?: 'narrow' | 'wide';
  /** Names of scripts under assets/ that the page needs beside app.js. */
  readonly scripts?: readonly string[];
  readonly notice?: Notice;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The next page to show, as after every POST that did something (303). */
export interface RedirectAnswer {
  readonly kind: 'redirect';
  /** A path of the console. */
  readonly to: string;
  readonly notice?: Notice;
  /** The session from now on: a fresh id after signing in, null after signing out. */
  readonly session?: string | null;
}

/** Data for a script of a page. */
export interface JsonAnswer {
  readonly kind: 'json';
  readonly status?: number;
  readonly body: unknown;
}

/** A file to keep. */
export interface DownloadAnswer {
  readonly kind: 'download';
  readonly contentType: string;
  readonly filename: string;
  readonly body: string | AsyncIterable<string | Uint8Array>;
}

/** What a page answers. */
export type Answer = PageAnswer | RedirectAnswer | JsonAnswer | DownloadAnswer;

/** A page of the console. */
export function page(title: string, content: ComponentChildren, more: Partial<PageAnswer> = {}): PageAnswer {
  return { ...more, kind: 'page', title, content };
}

/** Leads to a path of the console, with what to tell there. */
export function redirect(to: string, more: Partial<RedirectAnswer> = {}): RedirectAnswer {
  return { ...more, kind: 'redirect', to };
}

/** Data for a script. */
export function json(body: unknown, status = 200): JsonAnswer {
  return { kind: 'json', status, body };
}

/** A file the browser keeps instead of showing it. */
export function download(
  filename: string,
  contentType: string,
  body: DownloadAnswer['body'],
): DownloadAnswer {
  return { kind: 'download', filename, contentType, body };
}
