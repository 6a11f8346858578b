import type { Ground } from '../place.ts';

/** Export rules that cover a region under embargo, `region` as they name it. */
export function exportRules(region: string): Ground {
  return {
    tier: 'high_risk',
    reason: `US export rules need a licence for nearly everything sent to ${region} except food and medicine.`,
    authority: 'Export Administration Regulations, 15 CFR 746.6',
    sourceUrl:
      'https://www.ecfr.gov/current/title-15/subtitle-B/chapter-VII/subchapter-C/part-746/section-746.6',
    asOf: '2022-02-25',
  };
}

/**
 * Why a region is flagged of which a so-called people's republic holds a part. The reason must say that only this part is
 * under embargo and that the side of the line of contact is to be checked (interface specification 2.5).
 */
export function peoplesRepublicGrounds(region: string): readonly [Ground, ...Ground[]] {
  const republic = `the so-called ${region} People’s Republic`;
  return [
    {
      tier: 'embargoed',
      reason: `Part of ${region} region is under a US embargo. The embargo covers only the part held by ${republic}, not the whole region, so which side of the line of contact the address is on must be checked. On that part, nearly every dealing needs a licence from the US sanctions authority.`,
      authority: 'Executive Order 14065 of 21 February 2022 (Ukraine-/Russia-related sanctions programme)',
      sourceUrl:
        'https://ofac.treasury.gov/sanctions-programs-and-country-information/ukraine-russia-related-sanctions',
      asOf: '2026-02-19',
    },
    exportRules(`${republic} region`),
  ];
}

/** Why a region is flagged of which Russia holds a part that the embargo does not name. */
export function occupiedGrounds(region: string): readonly [Ground, ...Ground[]] {
  return [
    {
      tier: 'high_risk',
      reason: `This address points to the part of ${region} region that Russia holds. The US embargo on other occupied parts of Ukraine does not name it, but US sanctions on Russia reach those who run it, and EU and UK bans cover it.`,
      authority:
        'Executive Order 14024 and the Russian Harmful Foreign Activities Sanctions Regulations, 31 CFR Part 587',
      sourceUrl:
        'https://ofac.treasury.gov/sanctions-programs-and-country-information/russian-harmful-foreign-activities-sanctions',
      asOf: '2026-01-29',
    },
  ];
}
