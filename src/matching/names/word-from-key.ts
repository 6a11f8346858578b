import { prepareWord } from './prepare-word.ts';
import type { PreparedWord } from './prepared-word.ts';
import { RENDERINGS, SYLLABIC } from './preparing/word-key.ts';

/** Prepares the word that a key names. */
export function wordFromKey(key: string): PreparedWord {
  const {
    form = '',
    mark,
    text = '',
    spoken,
    written,
    native,
  } = /^(?<form>[^|]*)\|(?<mark>[^a-z0-9@;]?)(?<text>[^@'"]*)(?:'(?<spoken>[a-z0-9]+))?(?:"(?<written>[^@]+))?(?:@(?<native>.*))?$/su.exec(
    key,
  )?.groups ?? {};
  const syllabic = SYLLABIC.get(mark ?? '');
  const rendering = syllabic === 'koreanInKana' ? 'kana' : RENDERINGS.get(mark ?? '');
  const word = {
    text,
    consonantal: rendering === 'abjad',
    ...(native === undefined ? {} : { native }),
    ...(spoken === undefined ? {} : { spoken }),
    ...(written === undefined ? {} : { written }),
    ...(rendering === undefined || rendering === 'abjad' ? {} : { rendering }),
    ...(syllabic === undefined ? {} : { syllabic }),
  };
  return form === '' ? prepareWord(word) : prepareWord(word, form);
}
