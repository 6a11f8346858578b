import type { VNode } from 'preact';
import type { MailedLink } from '../../accounts/access-store.ts';
import { PASSWORD_LENGTH } from '../../accounts/password.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PostForm, TextField } from '../components/form.tsx';
import { fieldProblem } from '../field-problem.ts';
import type { Route } from '../route.ts';

/** What to say of the length beside a field for a new password. */
const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters. A few unrelated words are easy to keep in mind.`;

/** Following a link: to choose a password, or to sign in. Opening one changes nothing; sending its form uses it. */
export function passwordRoutes(parts: ConsoleParts): readonly Route[] {
  const { links, sessions } = parts;
  return [
    {
      method: 'GET',
      path: '/set-password',
      access: 'public',
      async handle(visit) {
        const token = visit.query.get('token') ?? '';
        const link = await links.open(token);
        return link === null || link.purpose === 'sign-in' ? gone() : choosePassword(link, token, undefined);
      },
    },
    {
      method: 'POST',
      path: '/set-password',
      access: 'public',
      async handle(visit) {
        const token = visit.form.get('token') ?? '';
        const link = await links.open(token);
        if (link === null) return gone();
        try {
          const from = { address: visit.clientAddress };
          const person = await links.setPassword(
            token,
            visit.form.get('password') ?? '',
            visit.clientAddress,
          );
          if (person === null) return gone();
          const text =
            link.purpose === 'sign-up' ? 'Welcome. Your 14-day trial has started.' : 'Your password is set.';
          await sessions.end(visit.sessionId, from);
          return redirect('/', {
            session: await sessions.start(person, from),
            notice: { kind: 'success', text },
          });
        } catch (error) {
          return choosePassword(link, token, fieldProblem(error, 'password'));
        }
      },
    },
    {
      method: 'GET',
      path: '/sign-in-link',
      access: 'public',
      async handle(visit) {
        const token = visit.query.get('token') ?? '';
        const link = await links.open(token);
        return link?.purpose === 'sign-in' ? confirmSignIn(link, token) : gone();
      },
    },
    {
      method: 'POST',
      path: '/sign-in-link',
      access: 'public',
      async handle(visit) {
        const person = await links.signIn(visit.form.get('token') ?? '');
        if (person === null) return gone();
        const from = { address: visit.clientAddress };
        await sessions.end(visit.sessionId, from);
        return redirect('/', { session: await sessions.start(person, from) });
      },
    },
  ];
}

function choosePassword(link: MailedLink, token: string, error: string | undefined): Answer {
  const first = link.purpose === 'sign-up';
  const title = first ? 'Choose a password' : 'Set your password';
  const content = (
    <>
      <h1>{title}</h1>
      <p class="lead">
        For <bdi>{link.email}</bdi>.{first && ' Your trial starts when you have chosen it.'}
      </p>
      <PostForm action="/set-password" class="form">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="username" value={link.email} autoComplete="username" />
        <NewPasswordField error={error} />
        <div class="button-row">
          <button type="submit" class="button">
            {first ? 'Start the trial' : 'Set the password'}
          </button>
        </div>
      </PostForm>
    </>
  );
  return page(title, content, { width: 'narrow', status: error === undefined ? 200 : 422 });
}

/** The field for a new password. */
export function NewPasswordField({ error }: { readonly error: string | undefined }): VNode {
  return (
    <TextField
      name="password"
      label="New password"
      type="password"
      autoComplete="new-password"
      hint={PASSWORD_HINT}
      minLength={PASSWORD_LENGTH.least}
      maxLength={PASSWORD_LENGTH.most}
      required
      {...(error === undefined ? {} : { error })}
    />
  );
}

function confirmSignIn(link: MailedLink, token: string): Answer {
  const content = (
    <>
      <h1>Sign in</h1>
      <p class="lead">
        This link signs you in as <bdi>{link.email}</bdi>. It works once.
      </p>
      <PostForm action="/sign-in-link" class="form">
        <input type="hidden" name="token" value={token} />
        <button type="submit" class="button">
          Sign in
        </button>
      </PostForm>
    </>
  );
  return page('Sign in', content, { width: 'narrow' });
}

function gone(): Answer {
  const content = (
    <>
      <h1>This link does not work any more</h1>
      <p class="lead">A link works once and for a limited time. Nothing was changed.</p>
      <p class="button-row">
        <a class="button" href="/forgot-password">
          Ask for another link
        </a>
        <a href="/sign-in">Sign in</a>
      </p>
    </>
  );
  return page('Link not valid', content, { width: 'narrow', status: 410 });
}
