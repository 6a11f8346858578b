import type { VNode } from 'preact';
import { PRODUCT } from '../domain/product.ts';
import type { FirstLoad } from '../ingest/first-load.ts';
import type { Notice, PageAnswer } from './answer.ts';
import type { Assets } from './assets.ts';
import { PostForm } from './components/form.tsx';
import { LoadingBanner } from './components/loading-banner.tsx';
import { NoticeBox } from './components/notice.tsx';
import { isCurrent, navigationFor, type NavigationItem } from './navigation.ts';
import type { Visit } from './visit.ts';

/** What stands around every page: head, menu, notice, footer. */
export function Layout({
  answer,
  visit,
  loading,
  assets,
  notice,
}: {
  readonly answer: PageAnswer;
  readonly visit: Visit;
  readonly loading: FirstLoad;
  readonly assets: Assets;
  readonly notice: Notice | null;
}): VNode {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="csrf-token" content={visit.csrfToken} />
        <title>{`${answer.title} · ${PRODUCT}`}</title>
        <link rel="icon" href={assets.urlOf('icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={assets.urlOf('app.css')} />
        {['app.js', ...(answer.scripts ?? [])].map((name) => (
          <script key={name} type="module" src={assets.urlOf(name)} />
        ))}
      </head>
      <body>
        <a class="skip-link" href="#main">
          Skip to the content
        </a>
        <Header visit={visit} />
        <main
          id="main"
          class={`page ${answer.width === undefined ? '' : `page-${answer.width}`}`}
          tabIndex={-1}
        >
          <LoadingBanner state={loading} />
          {notice !== null && <NoticeBox notice={notice} />}
          {answer.content}
        </main>
        <Footer />
      </body>
    </html>
  );
}

function Header({ visit }: { readonly visit: Visit }): VNode {
  const { person, role, path } = visit;
  const items = navigationFor(role);
  return (
    <header class="site-header">
      <div class="site-header-inner">
        <a class="brand" href="/">
          <span class="brand-mark" aria-hidden="true" />
          {PRODUCT}
        </a>
        <nav aria-label="Main" class="site-nav">
          <ul>
            {items.map((item) => (
              <MenuItem key={item.path} item={item} path={path} />
            ))}
          </ul>
        </nav>
        {person === null ? <VisitorLinks path={path} /> : <MemberLinks email={person.email} path={path} />}
      </div>
    </header>
  );
}

function MenuItem({ item, path }: { readonly item: NavigationItem; readonly path: string }): VNode {
  return (
    <li>
      <a href={item.path} aria-current={isCurrent(item, path) ? 'page' : undefined}>
        {item.label}
      </a>
    </li>
  );
}

function VisitorLinks({ path }: { readonly path: string }): VNode {
  return (
    <div class="site-account">
      <a href="/sign-in" aria-current={path === '/sign-in' ? 'page' : undefined}>
        Sign in
      </a>
      <a class="button button-small" href="/sign-up">
        Start a trial
      </a>
    </div>
  );
}

function MemberLinks({ email, path }: { readonly email: string; readonly path: string }): VNode {
  return (
    <div class="site-account">
      <a
        href="/account"
        class="site-account-name"
        title={email}
        aria-current={path === '/account' ? 'page' : undefined}
      >
        <span class="visually-hidden">Account </span>
        <bdi class="wide-only">{email}</bdi>
        <span class="narrow-only" aria-hidden="true">
          Account
        </span>
      </a>
      <PostForm action="/sign-out">
        <button type="submit" class="button button-quiet button-small">
          Sign out
        </button>
      </PostForm>
    </div>
  );
}

function Footer(): VNode {
  return (
    <footer class="site-footer">
      <p>
        A match is a likeness, not a finding. Compare the entry at its publisher with what you know of the
        party.
      </p>
      <ul>
        <li>
          <a href="/docs/">API reference</a>
        </li>
        <li>
          <a href="/status">Service state</a>
        </li>
      </ul>
    </footer>
  );
}
