const ROUNDS = 24;
const LANES = 25;
const LANE_BITS = 64n;
const LANE_MASK = (1n << LANE_BITS) - 1n;
/** Bytes that one block takes up at 256 bits of output. */
const RATE = 136;
const OUTPUT_BYTES = 32;

const rotated = (lane: bigint, by: bigint): bigint =>
  by === 0n ? lane : ((lane << by) | (lane >> (LANE_BITS - by))) & LANE_MASK;

/** Constants of the rounds and rotations of the lanes, made as the Keccak reference, section 1.2, defines them. */
const ROUND_CONSTANTS = roundConstants();
const ROTATIONS = rotations();

function roundConstants(): readonly bigint[] {
  let register = 1;
  const nextBit = (): number => {
    const bit = register & 1;
    register = register & 0x80 ? ((register << 1) ^ 0x71) & 0xff : register << 1;
    return bit;
  };
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let power = 0; power <= 6; power++) {
      if (nextBit() === 1) constant |= 1n << BigInt(2 ** power - 1);
    }
    return constant;
  });
}

function rotations(): readonly bigint[] {
  const turns = Array.from({ length: LANES }, () => 0n);
  let [x, y] = [1, 0];
  for (let step = 0; step < LANES - 1; step++) {
    turns[x + 5 * y] = BigInt((((step + 1) * (step + 2)) / 2) % 64);
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return turns;
}

function permute(lanes: bigint[]): void {
  const at = (x: number, y: number): bigint => lanes[(x % 5) + 5 * (y % 5)] ?? 0n;
  for (const constant of ROUND_CONSTANTS) {
    const parities = Array.from({ length: 5 }, (_, x) =>
      [0, 1, 2, 3, 4].reduce((parity, y) => parity ^ at(x, y), 0n),
    );
    const mixed = lanes.map((lane, place) => {
      const x = place % 5;
      return lane ^ (parities[(x + 4) % 5] ?? 0n) ^ rotated(parities[(x + 1) % 5] ?? 0n, 1n);
    });
    for (const [place, lane] of mixed.entries()) {
      const [x, y] = [place % 5, Math.floor(place / 5)];
      lanes[y + 5 * ((2 * x + 3 * y) % 5)] = rotated(lane, ROTATIONS[place] ?? 0n);
    }
    const moved = [...lanes];
    for (const [place, lane] of moved.entries()) {
      const [x, row] = [place % 5, place - (place % 5)];
      const [next, over] = [moved[row + ((x + 1) % 5)] ?? 0n, moved[row + ((x + 2) % 5)] ?? 0n];
      lanes[place] = lane ^ (~next & LANE_MASK & over);
    }
    lanes[0] = (lanes[0] ?? 0n) ^ constant;
  }
}

/**
 * Keccak-256 as Ethereum uses it: the padding of the Keccak submission, which is not that of SHA3-256. Node's `crypto` has no
 * such hash. For texts as short as an address; a longer one takes its time.
 */
export function keccak256(message: Buffer): Buffer {
  const padded = Buffer.alloc((Math.floor(message.length / RATE) + 1) * RATE);
  message.copy(padded);
  padded[message.length] = (padded[message.length] ?? 0) | 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  const lanes = Array.from({ length: LANES }, () => 0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) {
      lanes[lane] = (lanes[lane] ?? 0n) ^ padded.readBigUInt64LE(block + 8 * lane);
    }
    permute(lanes);
  }
  const hash = Buffer.alloc(OUTPUT_BYTES);
  for (let lane = 0; lane < OUTPUT_BYTES / 8; lane++) hash.writeBigUInt64LE(lanes[lane] ?? 0n, 8 * lane);
  return hash;
}
