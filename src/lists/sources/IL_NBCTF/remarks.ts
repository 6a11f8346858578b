import { joinRemarks } from '../../record-parts.ts';
import type { Content } from './parse-api.ts';

/** What the content interface says of a party in words: reasons, comments, authorities, gazette and accounts. */
export function remarksOf(item: Content): string {
  const labelled = [
    ['Gender', item.text('gender')],
    ['Corporation type', item.text('corporationType')],
    ['Designated by', item.text('localDesignator')],
    [
      'Designated abroad by',
      [
        item.text('foreignDesignator'),
        item.text('foreignDesignationReferenceNumber'),
        item.text('foreignDesignationDate'),
      ]
        .filter((text) => text !== '')
        .join(', '),
    ],
    [
      'Organizations',
      [...item.blocks('relatedOrganizations'), ...item.blocks('linkedOrganizations')]
        .map((one) => one.name)
        .join(', '),
    ],
  ] as const;
  return joinRemarks([
    ...item.blocks('justifications').map((block) => block.text('justification')),
    item.text('comments'),
    ...labelled.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`),
    ...item.blocks('lastPublicationDetails').map((block) => block.text('regulationFileName')),
    ...item
      .blocks('bankAccounts')
      .map((block) => ['bankName', 'accountNumber'].map((property) => block.text(property)).join(' ')),
  ]);
}
