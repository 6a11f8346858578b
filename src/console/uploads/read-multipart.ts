import busboy from 'busboy';
import { FILE_TOO_LARGE, MOST_FORM_BYTES } from '../../uploads/reading/reading-bounds.ts';
import { CSRF_FIELD, requireToken } from '../csrf.ts';
import { PageProblem } from '../page-problem.ts';
import type { Visit } from '../visit.ts';

/** A file of a form on its way in. */
interface IncomingFile {
  /** As the browser says it; empty when none was chosen, whatever the types of busboy say. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What a form of one file may hold beside it. */
const LIMITS = { files: 1, fields: 4, fieldNameSize: 100, fieldSize: 1_000, parts: 6, headerPairs: 20 };

const BAD_FORM = 'The file was sent in a way this page does not read.';

/**
 * Hands the first file of a multipart form to `take` while it comes in. The form's token must come before the file, or in the
 * header. What `take` throws is thrown once the rest was read, since browsers show no answer before; a form that is larger than
 * any with a file that is taken is not read. Throws `PageProblem`.
 */
export async function readMultipartFile<Taken>(
  visit: Pick<Visit, 'request' | 'csrfToken'>,
  take: (file: IncomingFile) => Promise<Taken>,
): Promise<Taken> {
  const { request } = visit;
  if (Number(request.headers['content-length'] ?? 0) > MOST_FORM_BYTES) throw tooLarge();
  let token = firstOf(request.headers['x-csrf-token']);
  const takings: Promise<Taken>[] = [];
  const form = openForm(request.headers);
  form.on('field', (name: string, value: string) => {
    if (name === CSRF_FIELD) token ??= value;
  });
  form.on('file', (_field, stream, { filename }: { readonly filename?: string }) => {
    const taking = (async () => {
      requireToken(visit, token);
      // A stream that is destroyed half read would stop the form: what is not taken is read and thrown away.
      const bytes = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
      return take({ name: filename ?? '', bytes });
    })().finally(() => stream.resume());
    // Its failure is thrown below, after the rest was read.
    taking.catch(() => undefined);
    takings.push(taking);
  });
  await read(request, form);
  const [taken] = takings;
  if (taken !== undefined) return taken;
  requireToken(visit, token);
  throw new PageProblem(422, 'Choose a file first.');
}

function openForm(headers: Visit['request']['headers']): busboy.Busboy {
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    throw new PageProblem(415, BAD_FORM, { Connection: 'close' });
  }
}

async function read(request: Visit['request'], form: busboy.Busboy): Promise<void> {
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    const end = (problem: PageProblem): void => {
      request.unpipe(form);
      // The file that is under way ends with it.
      form.destroy(new Error(problem.message));
      reject(problem);
    };
    const cutShort = (): void => end(new PageProblem(400, BAD_FORM, { Connection: 'close' }));
    form.on('close', resolve);
    form.on('error', cutShort);
    request.on('error', cutShort);
    request.on('aborted', cutShort);
    request.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > MOST_FORM_BYTES) end(tooLarge());
    });
    request.pipe(form);
  });
}

function tooLarge(): PageProblem {
  return new PageProblem(413, FILE_TOO_LARGE, { Connection: 'close' });
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
