import type { VNode } from 'preact';
import { Permitted } from '../components/permitted.tsx';
import { flagsOfWatch, type ReviewedMatch, type WatchUnderReview } from '../../monitoring/reviews.ts';
import { FlagList } from '../components/flag-list.tsx';
import { Field, PostForm, SelectField } from '../components/form.tsx';
import { LevelBadge } from '../components/level-badge.tsx';
import { MatchCard } from '../components/match-card.tsx';
import { whole } from '../components/numbers.ts';
import { Badge, Card, EmptyState, Name, PageHeader } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';

interface WatchProps {
  readonly found: WatchUnderReview;
  readonly listNames: ReadonlyMap<string, string>;
  /** Notes that could not be kept, by party. */
  readonly unsaved: Readonly<Record<number, { readonly note: string; readonly problem: string }>>;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** One monitored item with its matches, to be judged one by one. */
export function WatchPage({ found, listNames, unsaved, page, pages }: WatchProps): VNode {
  const { watch, matches, total } = found;
  const flags = flagsOfWatch(watch);
  const details =
    watch.kind === 'address'
      ? ['address', watch.country]
      : [watch.entityType === 'entity' ? 'company, vessel or aircraft' : 'person'];
  return (
    <>
      <PageHeader
        title={<Name text={watch.text} />}
        lead={
          <>
            <bdi>{`Monitored ${details.filter((part) => part !== '').join(', ')}`}</bdi>
            {watch.lastCheckedAt !== null && (
              <>
                {', checked last at '}
                <Time at={watch.lastCheckedAt} />
              </>
            )}
          </>
        }
        actions={
          <>
            <Permitted to="change monitoring">
              <a class="button button-quiet" href={`/monitoring/${watch.id}/remove`}>
                Remove
              </a>
            </Permitted>
            <a class="button button-quiet" href="/monitoring">
              All items
            </a>
          </>
        }
      />
      {flags.length > 0 && <FlagList flags={flags} noMatches={total === 0} />}
      <section class="stack" aria-label="Matches">
        <h2>{`Matches (${whole(total)})`}</h2>
        {total === 0 && (
          <EmptyState title="Nothing matches">
            No listed party is as alike as medium. You get a mail when that changes.
          </EmptyState>
        )}
        {matches.map((match, at) => (
          <ReviewCard
            key={match.partyId}
            watchId={watch.id}
            match={match}
            place={at + 1}
            listName={listNames.get(match.listCode) ?? match.listCode}
            unsaved={unsaved[match.partyId]}
            page={page}
          />
        ))}
        {pages > 1 && <Pages watchId={watch.id} page={page} pages={pages} />}
      </section>
    </>
  );
}

function Pages({
  watchId,
  page,
  pages,
}: Pick<WatchProps, 'page' | 'pages'> & { readonly watchId: number }): VNode {
  return (
    <nav class="button-row" aria-label="Pages of matches">
      {page > 1 && <a href={`/monitoring/${watchId}?page=${page - 1}`}>Previous</a>}
      <span class="muted">{`Page ${whole(page)} of ${whole(pages)}`}</span>
      {page < pages && <a href={`/monitoring/${watchId}?page=${page + 1}`}>Next</a>}
    </nav>
  );
}

interface ReviewProps {
  readonly watchId: number;
  readonly match: ReviewedMatch;
  readonly unsaved: { readonly note: string; readonly problem: string } | undefined;
  /** To come back to after a decision. */
  readonly page: number;
}

function ReviewCard({
  listName,
  place,
  ...review
}: ReviewProps & { readonly listName: string; readonly place: number }): VNode {
  const { match } = review.match;
  if (match !== null) {
    return (
      <MatchCard match={match} listName={listName} place={place}>
        <Decision {...review} />
      </MatchCard>
    );
  }
  return (
    <Card>
      <p>
        <LevelBadge score={review.match.score} /> {`${listName}, entry ${review.match.partyId}. `}
        The list has changed; the item is about to be screened again.
      </p>
      <Decision {...review} />
    </Card>
  );
}

const VERDICT_WORDS = { true_match: 'true match', false_positive: 'false positive' } as const;

function Decision({ watchId, match: { partyId, firstSeenAt, review }, unsaved, page }: ReviewProps): VNode {
  return (
    <div class="decision">
      <p>
        {review === null ? (
          <Badge tone="medium">to look at</Badge>
        ) : (
          <>
            <Badge tone={review.verdict === 'true_match' ? 'high' : 'good'}>
              {VERDICT_WORDS[review.verdict]}
            </Badge>
            {' since '}
            <Time at={review.reviewedAt} />
          </>
        )}
        {firstSeenAt !== null && (
          <span class="muted">
            {' · first seen '}
            <Time at={firstSeenAt} />
          </span>
        )}
      </p>
      {review !== null && review.note !== '' && (
        <p class="note">
          <bdi dir="auto">{review.note}</bdi>
        </p>
      )}
      <Permitted to="decide matches">
        <details class="more" open={review === null || unsaved !== undefined}>
          <summary>{review === null ? 'Decide' : 'Change the decision'}</summary>
          <PostForm
            action={`/monitoring/${watchId}/matches/${partyId}${page === 1 ? '' : `?page=${page}`}`}
            class="form"
            keep
          >
            <SelectField
              id={`verdict-${partyId}`}
              name="verdict"
              label="Decision"
              hint="A false positive does not alert again for this item."
              value={review?.verdict ?? ''}
              options={[
                ['', 'Undecided: still to be looked at'],
                ['true_match', 'True match: the listed party'],
                ['false_positive', 'False positive: somebody else'],
              ]}
            />
            <Field
              id={`note-${partyId}`}
              name="note"
              label="Note"
              hint="What decides it, such as another date of birth; at most 1,000 characters."
              {...(unsaved === undefined ? {} : { error: unsaved.problem })}
            >
              {(control) => (
                <textarea {...control} rows={2} dir="auto" maxLength={2000}>
                  {unsaved?.note ?? review?.note ?? ''}
                </textarea>
              )}
            </Field>
            <div class="button-row">
              <button type="submit" class="button button-small">
                Save
              </button>
            </div>
          </PostForm>
        </details>
      </Permitted>
    </div>
  );
}
