/** What an answer says of a part that failed while the rest of its request went well. */
export const SEARCH_FAILED = 'The search failed and was not charged; please try again.';

/** What an answer says of a part that would take more than its share. */
export const TOO_MUCH_WORK =
  'This takes more work than one request may have; raise the threshold or screen fewer at once. It was not charged.';
