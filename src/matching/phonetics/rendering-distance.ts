import type { Rendering } from './sounds.ts';

/**
 * How far a rendering is from what it renders: the cheapest way of turning the sounds of one into those of the other, where
 * sounds that a script does not tell apart, and vowels that it inserts, cost little. Costs are shares of a sound.
 */

/** Pairs of sounds and the cost of one for the other, in any script: `td.35` is "t" for "d". */
const NEAR =
  'ae.35 ao.35 ai.6 au.5 ei.25 eo.45 eu.55 io.7 iu.6 ou.2 yi.05 ye.2 wu.05 wo.15 Jy.2 Ji.3 ' +
  'td.35 tT.15 dD.15 TD.4 Ds.5 Dz.25 Ts.25 Tz.5 TS.5 dz.5 ts.7 sz.2 sS.25 zZ.25 SZ.3 SC.3 ZJ.15 CJ.3 Cz.45 dT.3 Cc.3 cs.3 cz.3 ct.35 Ct.4 Jd.4 Jz.3 ' +
  'Js.5 JS.4 Sz.45 ZS.35 Zs.45 Cs.5 Jg.4 pb.3 pf.3 bv.2 fv.2 bf.45 pv.5 vw.15 fw.4 bw.4 kg.3 kx.25 gG.15 xG.3 kG.4 gx.4 xh.15 Gh.3 gh.4 ' +
  'kh.4 nN.2 nm.3 mN.4 lr.55 Ck.4';

/** What is cheaper in a script, and what a sound costs that only one of both has. */
interface Profile {
  readonly near: string;
  /** Of a sound that only the rendering has: vowels between consonants. */
  readonly added: string;
  /** Of a sound that the rendering leaves out. */
  readonly left?: string;
  /** True where nothing else is near. */
  readonly isAlone?: true;
}

/** What a sound costs that only one of two words has: vowels and what is hardly heard cost little. */
const ADDED = 'a.35 e.3 i.35 o.35 u.3 h.25 w.2 y.15 x.5 G.5 J.6 g.6';
const OF_ANY_OTHER = 0.9;

/** A script, or Latin letters as another language uses them. */
type Spelling = Rendering | 'latin';

const PROFILES: Readonly<Record<Spelling, Profile>> = {
  kana: {
    near: 'lr0 bv0 hf.1 fx.15 xh.05 ST.1 sT.05 JT.15 JD.15 Js.25 zD.05 zJ.1 Ct.1 Jd.1 tc.15 Cc.2 sS.1 nN.05 nm.1 gG.05 bw.3 uv.2 CJ.3 ae.3',
    added: 'u.08 o.15 i.2 y.1 f.3 h.3',
    left: 'h.3',
  },
  hangul: {
    near: 'lr.05 pf0 pv.15 bv0 pb.2 kg.2 td.2 zJ.05 ZJ.05 sT.1 sS.1 hf.2 hx.05 CJ.2 cC.1 Jy.3 ae.15 dT.2',
    added: 'u.15 i.2 o.2 e.2',
  },
  han: {
    near:
      'lr.15 td.1 pb.1 kg.1 pf.3 fv.1 bv.15 wv.05 wf.2 bw.2 Ts.1 sS.1 dz.25 cs.15 cz.05 ct.2 Cc.1 CS.2 SZ.1 JZ.05 Jz.1 Jd.2 Jt.2 JC.2 Jg.15 JG.2 Jk.2 ' +
      'Ct.2 Ck.3 Sh.2 Sx.25 rZ.1 rJ.2 rz.2 nN.05 nm.1 xh.05 hg.15 hG.1 hk.2 ae.15 ao.2 eo.2 au.3 ei.15 iu.4 eu.3 ou.1',
    added: 'a.12 e.1 i.1 o.12 u.12 r.35 l.5 N.4 n.4',
  },
  abjad: {
    near: 'ht.25 kg.1 wv.05 fv.1 bv.08 pf.08 bp.05 Gg.05 tT.05 dD.05 Dz.1 dz.3 sS.15 Jg.1 kx.15 cs.3 Ts.15 cz.05 uw0 ow.05 yi0 ye.05 ya.3 ae.1 ao.2 ai.2 au.2',
    added: 'a.3 y.35 w.35 h.12',
    left: 'a.04 e.04 i.05 o.06 u.06 h.25 w.2 y.2',
  },
  thai: {
    near: 'pb.15 td.15 kg.1 Tt.05 Td.2 zs.05 CS.1 CJ.1 sJ.2 zS.1 wv.05 fv.05 lr.3 xk.05 xg.15 JZ.1 ei.15 eo.3 nN.05 ln.2 rn.2 st.25 tC.25 tJ.25',
    added: 'a.2 e.2 i.25 o.2 u.25 r.3',
  },
  tamil: {
    near: 'kg.05 kh.1 kx.1 kG.1 td.05 tT.05 tD.05 dT.05 pb.05 pf.1 bf.1 sS.05 sz.1 sZ.1 sJ.15 sC.1 CJ.1 CZ.1 zJ.1 vw.05 uf.3 ao.25 ae.2 nN.05',
    added: 'u.15 i.15 a.2 y.1',
  },
  abugida: {
    near: 'ao.25 ae.2 vw.05 bv.1 Jz.05 JZ.05 sS.1 tT.05 dD.05 pf.1 xk.1 gG.05 td.2 Dz.2 Ts.15',
    added: 'a.12 e.2 i.2 o.2',
  },
  greek: {
    near: 'sS.05 Cc.1 Cs.2 gw.15 Gw.15 dD0 gG0 Gy.1 gy.15 bv.1 xC.1 hC.1 hx.05 sz.05 Zz.05 Jz.1 JZ.1 td.15 kg.15 pb.15 ei.1 ou.05',
    added: 's.4 i.2',
    left: 'm.3 n.3',
  },
  alphabet: {
    near: 'sS.1 CZ.15 xh0 gh.1 Gg.03 kx.15 tT.03 dD.03 Dz.05 Ts.1 Jz.1 JZ.03 Jy.05 cs.03 cC.2 cJ.15 cz.1 sz.1 vw0 nN.03 uw.05 yi.03',
    added: 'y.1',
    left: 'h.1 y.1',
  },
  georgian: {
    near: 'pf0 sS.1 xh.05 gh.15 Gg.03 kx.15 tT.03 dD.03 Dz.05 Ts.1 Jz.1 JZ.03 Jy.1 cs.03 cC.2 cJ.15 cz.1 sz.1 vw0 nN.03 uv.1 uw.05 yi.03',
    added: 'i.12 y.1',
    left: 'h.1 y.1',
  },
  latin: {
    isAlone: true,
    near:
      'ae.25 ao.4 ei.2 ou.15 iu.8 eo.7 au.7 eu.7 yi.05 ye.2 wu.05 wo.2 vw.05 Jy.4 Ji.5 xh.1 gG.1 xG.3 kx.2 kG.4 kg.35 Gh.4 gh.5 tT.05 dD.05 td.6 ' +
      'Dz.1 dz.8 Ts.2 TS.8 sz.2 sS.25 zZ.25 SZ.4 SC.4 ZJ.05 CJ.4 Cc.25 cs.15 cz.2 ct.6 Jz.3 CZ.5 pb.6 nN.15 nm.9',
    added: 'a.5 e.4 i.5 o.5 u.5 h.2 w.3 y.25 x.6 G.5',
    left: 'a.5 e.4 i.5 o.5 u.5 h.2 w.3 y.25 x.6 G.5',
  },
};

const SIGNS = 'abcdefghijklmnopqrstuvwxyzCSZJTDGN0123456789';
const COUNT = SIGNS.length;
/** Places of the signs, by character code. */
const PLACE = new Uint8Array(128);
for (let place = 0; place < COUNT; place++) PLACE[SIGNS.charCodeAt(place)] = place;

/** Costs of a script: of each pair of signs, then of each that only the rendering has, then of each that it leaves out. */
type Costs = Float32Array;
const LONE = COUNT * COUNT;
const LEFT = LONE + COUNT;

function setPairs(costs: Costs, near: string): void {
  for (const item of near.split(' ')) {
    const [a, b] = [PLACE[item.charCodeAt(0)] ?? 0, PLACE[item.charCodeAt(1)] ?? 0];
    costs[a * COUNT + b] = costs[b * COUNT + a] = Number(item.slice(2));
  }
}

function setLone(costs: Costs, from: number, lone: string): void {
  for (const item of lone.split(' ')) costs[from + (PLACE[item.charCodeAt(0)] ?? 0)] = Number(item.slice(1));
}

function costsOf({ near, added, left, isAlone }: Profile): Costs {
  const costs = new Float32Array(LEFT + COUNT).fill(1, 0, LONE).fill(OF_ANY_OTHER, LONE);
  for (let place = 0; place < COUNT; place++) costs[place * COUNT + place] = 0;
  for (const pairs of isAlone ? [near] : [NEAR, near]) setPairs(costs, pairs);
  for (const lone of [ADDED, added]) setLone(costs, LONE, lone);
  for (const lone of [ADDED, left ?? ADDED]) setLone(costs, LEFT, lone);
  return costs;
}

const COSTS = Object.fromEntries(
  Object.entries(PROFILES).map(([name, profile]) => [name, costsOf(profile)]),
) as Readonly<Record<Spelling, Costs>>;

/** Costs are added up as 32-bit numbers. */
const ROUNDING = 1e-4;

/** Longest words whose sounds are compared; of longer ones the start. */
const LONGEST = 31;
/** Costs of the beginnings of both words, behind one more place. */
const evenRow = new Float32Array(LONGEST + 3);
const oddRow = new Float32Array(LONGEST + 3);
const BEYOND = Number.POSITIVE_INFINITY;

/** Sounds of a word, by `soundsOf`, as their places in the tables of costs. */
export interface PlacedSounds {
  readonly places: Uint8Array;
  length: number;
}

/** Room for the sounds of one word after the other. */
export const roomForSounds = (): PlacedSounds => ({ places: new Uint8Array(LONGEST), length: 0 });

/** Puts sounds into a room and returns it. */
export function placeSounds(sounds: string, room: PlacedSounds): PlacedSounds {
  const length = Math.min(sounds.length, LONGEST);
  for (let at = 0; at < length; at++) room.places[at] = PLACE[sounds.charCodeAt(at)] ?? 0;
  room.length = length;
  return room;
}

/** As `placeSounds` of sounds that are written in ASCII from one byte to another. */
export function placeBytes(bytes: Uint8Array, from: number, to: number, room: PlacedSounds): void {
  const length = Math.min(to - from, LONGEST);
  for (let at = 0; at < length; at++) room.places[at] = PLACE[bytes[from + at]!] ?? 0;
  room.length = length;
}

const ofRendered = roomForSounds();
const ofName = roomForSounds();

/**
 * The distance of the sounds of a word, by `soundsOf`, from those of its rendering in a script, as a share of the longer one.
 * Infinite when it is beyond `most`, which costs less to find out.
 */
export function renderingDistance(
  rendered: string,
  sounds: string,
  rendering: Spelling,
  most = Number.POSITIVE_INFINITY,
): number {
  return placedDistance(placeSounds(rendered, ofRendered), placeSounds(sounds, ofName), rendering, most);
}

/** As `renderingDistance` of sounds that were placed. */
export function placedDistance(
  { places: renderedPlaces, length }: PlacedSounds,
  { places, length: otherLength }: PlacedSounds,
  rendering: Spelling,
  most: number,
): number {
  const costs = COSTS[rendering];
  const longer = Math.max(1, length, otherLength);
  const limit = most * longer + ROUNDING;
  // One by one: taking an array apart leaves garbage behind, which this is called too often for.
  let last = evenRow;
  let row = oddRow;
  // Beginnings of the other word from which there is a way within the limit stand from `first` up to `end`.
  let first = 0;
  let end = 1;
  last[0] = BEYOND;
  last[1] = 0;
  for (; end <= otherLength; end++) {
    const cost = last[end]! + costs[LEFT + places[end - 1]!]!;
    if (cost > limit) break;
    last[end + 1] = cost;
  }
  for (let i = 0; i < length; i++) {
    const place = renderedPlaces[i]!;
    const added = costs[LONE + place]!;
    const pairs = place * COUNT;
    last[end + 1] = BEYOND;
    let firstHere = -1;
    let endHere = -1;
    let left = BEYOND;
    for (let at = first; at <= otherLength; at++) {
      let cost = BEYOND;
      if (at > first) cost = left + costs[LEFT + places[at - 1]!]!;
      if (at <= end) {
        cost = Math.min(cost, last[at + 1]! + added);
        if (at > 0) cost = Math.min(cost, last[at]! + costs[pairs + places[at - 1]!]!);
      }
      row[at + 1] = cost;
      left = row[at + 1]!;
      if (cost <= limit) {
        if (firstHere < 0) firstHere = at;
        endHere = at + 1;
      } else if (at >= end) break;
    }
    if (firstHere < 0) return BEYOND;
    first = firstHere;
    end = endHere;
    row[first] = BEYOND;
    const spent = last;
    last = row;
    row = spent;
  }
  return end === otherLength + 1 ? last[end]! / longer : BEYOND;
}
