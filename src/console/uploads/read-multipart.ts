import busboy from 'busboy';
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
const LIMITS = { files: 1, fields: 4, fieldNameSize: 100, fieldSize: 1_000, parts: 6 };

const BAD_FORM = 'The file was sent in a way this page does not read.';

/**
 * Hands the first file of a multipart form to `take` while it comes in. The form's token must come before the file, or in the
 * header. What `take` throws is thrown once the rest was read, since browsers show no answer before. Throws `PageProblem`.
 */
export async function readMultipartFile<Taken>(
  visit: Pick<Visit, 'request' | 'csrfToken'>,
  take: (file: IncomingFile) => Promise<Taken>,
): Promise<Taken> {
  const { request } = visit;
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
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('close', resolve);
      form.on('error', reject);
      request.on('error', reject);
      request.on('aborted', () => {
        form.destroy(new Error('the request ended in the middle'));
        reject(new Error('the request ended in the middle'));
      });
      request.pipe(form);
    });
  } catch {
    throw new PageProblem(400, BAD_FORM, { Connection: 'close' });
  }
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
