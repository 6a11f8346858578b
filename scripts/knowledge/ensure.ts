/** Loaded before what runs from the sources, tests and benchmarks: the tables of knowledge are those of the sources. */
import { buildKnowledge } from './build.ts';

await buildKnowledge();
