import assert from 'node:assert/strict';
import { briefWhy, whyText } from '../../src/screening/brief-why.ts';
import { matchesOf, resultCells, resultHeadings } from '../../src/uploads/results-table.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { listedParty } from '../support/parties.ts';
import { LISTED } from '../support/screening-service.ts';
import { NEVER, startUploads } from './support/upload-service.ts';

const NOTHING = { correspondences: [], queryLeftOver: [], listedLeftOver: [], remarks: [] };

describe('why a match of a file has its score', () => {
  it('is kept with the row, and stands in the download without another search', async () => {
    const service = await startUploads();
    try {
      const account = await service.account();
      const upload = await service.startFile(
        account,
        'name,city\nQmbrel Zothvann,Bonn\nNobody Inparticular,Bonn\n',
      );
      await service.runWith().run(NEVER);
      const used = await service.used(account);
      const [hit, miss] = await service.allRows(upload);
      assert.ok(hit !== undefined && miss !== undefined);
      const [best] = matchesOf(hit.detail);
      assert.deepEqual(best?.why?.equal, ['qmbrel']);
      assert.deepEqual(
        best.why.alike?.map(([screened, listed]) => [screened, listed]),
        [['zothvann', 'zothvan']],
      );
      const cells = resultCells(upload, hit, new Map());
      const at = resultHeadings(upload).indexOf('screening_best_match_why');
      assert.match(String(cells[at]), /^equal: qmbrel; zothvann ~ zothvan \(.+ %\)/u);
      assert.equal(resultCells(upload, miss, new Map())[at], '');
      assert.equal(await service.used(account), used);
    } finally {
      await service.close();
    }
  });

  it('is kept for the twenty best of a search, in less than half of what the match takes', async () => {
    const parties = Array.from({ length: 60 }, (_, at): ListedParty =>
      listedParty(`Zenvolk Trading ${at} Ltd`, { id: 5_000 + at, entryType: 'entity' }),
    );
    const service = await startUploads([...LISTED, ...parties]);
    try {
      const upload = await service.startFile(await service.account(), 'name\nZenvolk Trading Ltd\n');
      await service.runWith().run(NEVER);
      const [row] = await service.allRows(upload);
      const matches = matchesOf(row?.detail ?? assert.fail());
      assert.equal(matches.length, 60);
      assert.equal(matches.filter(({ why }) => why !== undefined).length, 20);
      const explained = matches.filter(({ why }) => why !== undefined);
      const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
      for (const match of explained)
        assert.ok(bytesOf(match.why) * 2 < bytesOf(match), JSON.stringify(match));
    } finally {
      await service.close();
    }
  });

  it('says what is left over and which rules were applied, in one line', () => {
    const why = briefWhy({
      ...NOTHING,
      correspondences: [
        { query: 'viktor', listed: 'viktor', kind: 'equal', likeness: 1 },
        { query: 'вексельберг', listed: 'vekselberg', kind: 'equal', likeness: 1 },
        { query: 'jon', listed: 'john', kind: 'one slip', likeness: 0.914 },
      ],
      queryLeftOver: ['jr'],
      listedLeftOver: ['feliksovich'],
      remarks: ['the numbers differ'],
    });
    assert.equal(
      whyText(why),
      'equal: viktor; вексельберг ~ vekselberg (equal); jon ~ john (one slip, 91 %); only screened: jr; only listed: feliksovich; the numbers differ',
    );
    assert.equal(whyText(briefWhy(NOTHING)), '');
  });

  it('of an endless address stays short', () => {
    const words = Array.from({ length: 400 }, (_, at) => `word${at}`.repeat(40));
    const correspondences = words.map((word) => ({ query: word, listed: 'x', kind: 'slip', likeness: 0.5 }));
    const why = briefWhy({ correspondences, queryLeftOver: words, listedLeftOver: words, remarks: words });
    assert.ok(Buffer.byteLength(JSON.stringify(why)) < 9_000);
    assert.match(whyText(why), /388 more/u);
  });
});
