import { escapeHtml } from '../escape.ts';

/** An HTML mail around a body that is escaped already: no pictures, no styles or scripts from elsewhere. */
export function htmlPage(title: string, body: string): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.4">',
    body,
    '</body></html>',
    '',
  ].join('\n');
}
