/** One row of a CSV file as OFAC writes it: numbers bare, null as `-0- `, text in quotes. */
function csvRow(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    if (cell === null) return '-0- ';
    return typeof cell === 'number' ? String(cell) : `"${cell}"`;
  });
  return `${written.join(',')}\r\n`;
}

/** A CSV file as OFAC serves it: no header, CRLF, a lone Ctrl-Z at the end. */
export function ofacCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${rows.map(csvRow).join('')}\u001a`;
}

const NS = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';

/** A classic XML file around the given entries. */
export function classicXml(entries: readonly string[], header = publication(entries.length)): string {
  const body = `${header}${entries.map((entry) => `<sdnEntry>${entry}</sdnEntry>\r\n`).join('')}`;
  return `<?xml version="1.0" standalone="yes"?>\r\n<sdnList xmlns="${NS}/XML">${body}</sdnList>`;
}

function publication(count: number): string {
  return `<publshInformation><Publish_Date>05/06/2024</Publish_Date><Record_Count>${count}</Record_Count></publshInformation>`;
}

const REFERENCE_VALUES = `<ReferenceValueSets>
<AliasTypeValues><AliasType ID="1400">A.K.A.</AliasType><AliasType ID="1401">F.K.A.</AliasType><AliasType ID="1403">Name</AliasType></AliasTypeValues>
<AreaCodeValues><AreaCode ID="11054" CountryID="11054" Description="Cuba">CU</AreaCode></AreaCodeValues>
<CountryValues><Country ID="11054" ISO2="CU">Cuba</Country></CountryValues>
<DetailReferenceValues><DetailReference ID="91526">Male</DetailReference></DetailReferenceValues>
<FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="11">Citizenship Country</FeatureType><FeatureType ID="25">Location</FeatureType><FeatureType ID="224">Gender</FeatureType><FeatureType ID="344">Digital Currency Address - XBT</FeatureType></FeatureTypeValues>
<IDRegDocTypeValues><IDRegDocType ID="1571">Passport</IDRegDocType></IDRegDocTypeValues>
<IDRegDocDateTypeValues><IDRegDocDateType ID="1480">Issue Date</IDRegDocDateType></IDRegDocDateTypeValues>
<ListValues><List ID="1550">SDN List</List><List ID="91512">Consolidated List</List></ListValues>
<LocPartTypeValues><LocPartType ID="1451">ADDRESS1</LocPartType><LocPartType ID="1454">CITY</LocPartType><LocPartType ID="1456">POSTAL CODE</LocPartType></LocPartTypeValues>
<NamePartTypeValues><NamePartType ID="1520">Last Name</NamePartType><NamePartType ID="1521">First Name</NamePartType><NamePartType ID="1525">Entity Name</NamePartType></NamePartTypeValues>
<PartySubTypeValues><PartySubType ID="1" PartyTypeID="4">Vessel</PartySubType><PartySubType ID="3" PartyTypeID="2">Unknown</PartySubType><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues>
<PartyTypeValues><PartyType ID="1">Individual</PartyType><PartyType ID="2">Entity</PartyType><PartyType ID="4">Transport</PartyType></PartyTypeValues>
<SanctionsTypeValues><SanctionsType ID="1">Program</SanctionsType><SanctionsType ID="1705">Block</SanctionsType></SanctionsTypeValues>
<ScriptValues><Script ID="160" ScriptCode="Arab">Arabic</Script><Script ID="215" ScriptCode="Latin">Latin</Script><Script ID="500" ScriptCode="Hans">Chinese Simplified</Script></ScriptValues>
<ValidityValues><Validity ID="1">Valid</Validity><Validity ID="2">Fraudulent</Validity></ValidityValues>
</ReferenceValueSets>`;

/** The parts of an advanced XML file, each as XML text. */
export interface AdvancedParts {
  readonly locations?: string;
  readonly documents?: string;
  readonly parties: string;
  readonly entries: string;
}

/** An advanced XML file around the given parts, with the reference values they may use. */
export function advancedXml(parts: AdvancedParts): string {
  return `<?xml version="1.0" encoding="utf-8"?><Sanctions xmlns="${NS}/ADVANCED_XML" Version="3">
<DateOfIssue CalendarTypeID="1"><Year>2024</Year><Month>5</Month><Day>6</Day></DateOfIssue>${REFERENCE_VALUES}
<Locations>${parts.locations ?? ''}</Locations><IDRegDocuments>${parts.documents ?? ''}</IDRegDocuments>
<DistinctParties>${parts.parties}</DistinctParties><ProfileRelationships/>
<SanctionsEntries>${parts.entries}</SanctionsEntries><SanctionsEntryLinks/></Sanctions>`;
}

/** A sanctions entry with one day and one program. */
export function sanctionsEntry(profile: number, listId: number, isoDay: string, program: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `<SanctionsEntry ID="1" ProfileID="${profile}" ListID="${listId}"><EntryEvent><Comment/><Date><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></Date></EntryEvent>
<SanctionsMeasure SanctionsTypeID="1705"/><SanctionsMeasure SanctionsTypeID="1"><Comment>${program}</Comment></SanctionsMeasure></SanctionsEntry>`;
}

/** One spelling of an alias: name parts as group id, script id and text. */
export function aliasXml(
  aliasTypeId: number,
  spellings: readonly (readonly (readonly [group: number, script: number, text: string])[])[],
  lowQuality = false,
): string {
  const documented = spellings.map(
    (parts) =>
      `<DocumentedName>${parts
        .map(
          ([group, script, text]) =>
            `<DocumentedNamePart><NamePartValue NamePartGroupID="${group}" ScriptID="${script}">${text}</NamePartValue></DocumentedNamePart>`,
        )
        .join('')}</DocumentedName>`,
  );
  return `<Alias AliasTypeID="${aliasTypeId}" LowQuality="${lowQuality}">${documented.join('')}</Alias>`;
}

/** A party with one identity: aliases as XML, name part groups as id and type id, features as XML. */
export function partyXml(
  ref: number,
  subType: number,
  aliases: string,
  groups: readonly (readonly [number, number])[],
  features = '',
): string {
  const master = groups.map(
    ([id, type]) =>
      `<MasterNamePartGroup><NamePartGroup ID="${id}" NamePartTypeID="${type}"/></MasterNamePartGroup>`,
  );
  return `<DistinctParty FixedRef="${ref}"><Comment>Also called the bank.</Comment><Profile ID="${ref}" PartySubTypeID="${subType}">
<Identity ID="7${ref}">${aliases}<NamePartGroups>${master.join('')}</NamePartGroups></Identity>${features}</Profile></DistinctParty>`;
}
