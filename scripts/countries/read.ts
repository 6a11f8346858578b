import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import translations from 'i18n-iso-countries';
import type { Territory } from './build.ts';

/** Lines of the gzipped territories file. */
export function readTerritories(path: string): Territory[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Territory);
}

/** Code and name of every country in every language of i18n-iso-countries. */
export function readTranslations(): [code: string, name: string][] {
  return translations
    .getSupportedLanguages()
    .flatMap((language) =>
      Object.entries(translations.getNames(language, { select: 'all' })).flatMap(([code, names]) =>
        names.map((name): [string, string] => [code, name]),
      ),
    );
}
