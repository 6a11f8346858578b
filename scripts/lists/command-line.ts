import { UsageError } from '../../src/command-line.ts';
import { isListCode, LIST_CODES, type ListCode } from '../../src/domain/list-code.ts';

/** The codes that `--list` names, each once. Throws `UsageError` for one that is no list. */
export function readListCodes(texts: readonly string[]): readonly ListCode[] {
  const codes = texts.map((text) => {
    const code = text.trim().toUpperCase();
    if (!isListCode(code)) {
      throw new UsageError(
        `--list: ${JSON.stringify(text)} is no list; the lists are ${LIST_CODES.join(', ')}`,
      );
    }
    return code;
  });
  return [...new Set(codes)];
}
