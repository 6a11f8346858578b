import type { VNode } from 'preact';
import type { Watch } from '../../monitoring/watch.ts';
import { PostForm } from '../components/form.tsx';
import { Card, Name } from '../components/parts.tsx';

/** Asks before an item is removed. */
export function ConfirmRemoval({ watch }: { readonly watch: Watch }): VNode {
  return (
    <>
      <h1>Remove an item</h1>
      <Card>
        <p>
          <strong>
            <Name text={watch.text} />
          </strong>
        </p>
        <p>It is not screened again, and what was said of its matches is deleted.</p>
        <PostForm action={`/monitoring/${watch.id}/remove`} class="button-row">
          <button type="submit" class="button button-danger">
            Remove
          </button>
          <a href={`/monitoring/${watch.id}`}>Keep it</a>
        </PostForm>
      </Card>
    </>
  );
}
