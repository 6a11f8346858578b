/** What an answer says of a part that failed while the rest of its request went well. */
export const SEARCH_FAILED = 'The search failed and was not charged; please try again.';
