/** A minimal file of the UN list in its publisher's form: one entity for each name, the first with the reference QDe.900. */
export function unListFile(names: readonly string[]): string {
  const entities = names.map(
    (name, place) =>
      `<ENTITY><DATAID>${place}</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>${name}</FIRST_NAME><UN_LIST_TYPE>Test</UN_LIST_TYPE><REFERENCE_NUMBER>QDe.90${place}</REFERENCE_NUMBER></ENTITY>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-08-01T00:00:00Z"><INDIVIDUALS></INDIVIDUALS><ENTITIES>${entities.join('')}</ENTITIES></CONSOLIDATED_LIST>`;
}
