import { PRODUCT } from '../../domain/product.ts';
import { escapeHtml } from '../escape.ts';
import type { MailContent } from '../mailer.ts';
import { htmlPage } from './page.ts';

/** A mail of a few plain lines around one link, before it is set in text and HTML. */
export interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  /** After the link. */
  readonly close?: string;
}

/** What every subject begins with: readers and their filters know by it what the mail is of. */
export function subjectOf(text: string): string {
  return `${PRODUCT}: ${text}`;
}

/** Sets a letter; its subject gets the product's name. */
export function letter({ subject, lines, link, close }: Letter): MailContent {
  const closing = close === undefined ? [] : [close];
  const title = subjectOf(subject);
  return {
    subject: title,
    text: `${[...lines, `${link.label}: ${link.url}`, ...closing].join('\n\n')}\n`,
    html: htmlPage(
      title,
      [
        ...lines.map(paragraph),
        `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
        ...closing.map(paragraph),
      ].join('\n'),
    ),
  };
}

function paragraph(line: string): string {
  return `<p>${escapeHtml(line)}</p>`;
}
