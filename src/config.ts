import { z } from 'zod';
import { ServiceError } from './errors.ts';
import { presetSender, readSender, senderText } from './mail/sender.ts';
import { readSmtpUrl } from './mail/smtp-url.ts';
import { scheduleProblem } from './schedule.ts';
import {
  baseUrlProblem,
  commitProblem,
  headersProblem,
  hostProblem,
  keyProblem,
  mongoUrlProblem,
  nodesIn,
  nodesProblem,
} from './setting-problems.ts';
import { shownAddress } from './shown-address.ts';
import { SAMPLER_NAMES } from './tracing/sampler-names.ts';

const emptyAsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const optionalText = z.preprocess(emptyAsAbsent, z.string().optional());
/** `problemOf` says what is wrong with a text, null for nothing; it must not repeat what is secret in it. */
const checked = (problemOf: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = problemOf(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
const checkedText = (problemOf: (text: string) => string | null) =>
  z.preprocess(emptyAsAbsent, checked(problemOf).optional());
/** Digits and nothing else: what JavaScript takes for a number, such as `0x50` or `1e3`, is a mistake here. */
const count = (least: number, most: number, preset: number) =>
  z.preprocess(
    emptyAsAbsent,
    checked((text) =>
      /^\d{1,10}$/u.test(text) && Number(text) >= least && Number(text) <= most
        ? null
        : `must be a whole number from ${least} to ${most}`,
    )
      .transform(Number)
      .default(preset),
  );
/** A hundred years: what is kept longer is kept for good. */
const MOST_DAYS = 36_525;

/** Every variable the service reads, with its meaning and default. */
const settings = z.object({
  /** Address to listen on. */
  HOST: z.preprocess(emptyAsAbsent, checked(hostProblem).default('127.0.0.1')),
  /** Port to listen on; 0 takes a free one. */
  PORT: count(0, 65_535, 8080),
  /** Address under which clients reach the service; `http://HOST:PORT` when not set. */
  PUBLIC_URL: checkedText(baseUrlProblem),
  /** Folder of the SQLite files and of mails that are not sent. */
  DATA_DIR: z.preprocess(emptyAsAbsent, z.string().default('./var')),
  /** Folder, best on another disk, that gets a copy of the accounts every minute; none when not set. */
  ACCOUNT_COPIES_DIR: optionalText,
  /** How long copies of the accounts are kept, in days. */
  ACCOUNT_COPIES_DAYS: count(1, MOST_DAYS, 7),
  /** Folder with local copies of the lists, read instead of the publishers. */
  LISTS_DIR: optionalText,
  /** Which search engine answers. */
  SEARCH_ENGINE: z.preprocess(emptyAsAbsent, z.enum(['embedded', 'elasticsearch']).default('embedded')),
  /** Nodes of the Elasticsearch cluster, separated by commas. */
  ELASTICSEARCH_URL: checkedText(nodesProblem),
  ELASTICSEARCH_API_KEY: checkedText(keyProblem),
  /** File with the certificate authority of the cluster, PEM. */
  ELASTICSEARCH_CA_FILE: optionalText,
  /** First part of every index name. */
  ELASTICSEARCH_INDEX_PREFIX: z.preprocess(
    emptyAsAbsent,
    z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/u)
      .default('sanctions'),
  ),
  /** Database of the jobs; SQLite when not set. */
  MONGODB_URL: checkedText(mongoUrlProblem),
  /** Key of SendGrid, which then sends the mails. */
  SENDGRID_API_KEY: checkedText(keyProblem),
  SENDGRID_BASE_URL: checkedText(baseUrlProblem),
  /** Mail server that sends the mails: `smtps://USER:PASSWORD@HOST:PORT` or `smtp://`. */
  SMTP_URL: checkedText((text) => {
    const read = readSmtpUrl(text);
    return 'problem' in read ? read.problem : null;
  }),
  /** Whom mails come from, as `Name <address>` or an address; `no-reply@` the host of PUBLIC_URL when not set. */
  MAIL_FROM: checkedText((text) =>
    readSender(text) === null
      ? 'must be an address, or a name and an address as in "Name <alerts@example.com>"'
      : null,
  ),
  /** Whether this process runs jobs. */
  JOBS: z.preprocess(emptyAsAbsent, z.enum(['on', 'off']).default('on')),
  /** Server processes on this machine. */
  WORKERS: count(1, 1024, 1),
  /** Threads of each server process that screen, beside the one that answers; 0 to screen in that one. */
  SCREENING_THREADS: count(0, 64, 1),
  /** When the lists are updated: five fields of cron, UTC. */
  LISTS_SCHEDULE: z.preprocess(emptyAsAbsent, checked(scheduleProblem).trim().default('0 */6 * * *')),
  /** What becomes of screenings on a list whose publisher's date is older than its rhythm explains: told, or refused. */
  STALE_LISTS: z.preprocess(emptyAsAbsent, z.enum(['warn', 'refuse']).default('warn')),
  /** Screenings a day and client address on the endpoint for AI agents. */
  MCP_DAILY_LIMIT: count(0, 1_000_000_000, 25),
  /** How long the screening log is kept, in days; 1826 are five years. */
  LOG_RETENTION_DAYS: count(1, MOST_DAYS, 1826),
  /** How long an uploaded file and the results of its rows are kept after they are done, in days. */
  UPLOAD_RETENTION_DAYS: count(1, MOST_DAYS, 30),
  /** Commit that the running code was made of, for the metrics. */
  SOURCE_COMMIT: checkedText(commitProblem),
  /** Number of proxies in front of the service whose client address is believed. */
  TRUST_PROXY: count(0, 100, 0),
  /** Collector of traces, by the standard variables of OpenTelemetry; nothing is traced without. */
  OTEL_EXPORTER_OTLP_ENDPOINT: checkedText(baseUrlProblem),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: checkedText(baseUrlProblem),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.preprocess(
    emptyAsAbsent,
    z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  ),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.preprocess(
    emptyAsAbsent,
    z.enum(['http/protobuf', 'http/json']).optional(),
  ),
  /** Headers for the collector, `name=value,…`; mostly a credential. */
  OTEL_EXPORTER_OTLP_HEADERS: checkedText(headersProblem),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: checkedText(headersProblem),
  OTEL_SERVICE_NAME: z.preprocess(emptyAsAbsent, z.string().max(255).default('sanctions-screening-service')),
  OTEL_TRACES_SAMPLER: z.preprocess(emptyAsAbsent, z.enum(SAMPLER_NAMES).default('parentbased_always_on')),
  /** Share of the requests that are traced, for samplers by ratio. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    emptyAsAbsent,
    checked((text) =>
      /^(?:0|1|[01]?\.\d{1,10}|0\.\d{1,10})$/u.test(text) && Number(text) <= 1
        ? null
        : 'must be a number from 0 to 1',
    )
      .transform(Number)
      .default(1),
  ),
  OTEL_TRACES_EXPORTER: z.preprocess(emptyAsAbsent, z.enum(['otlp', 'none']).default('otlp')),
  OTEL_SDK_DISABLED: z.preprocess(
    (value) => (typeof value === 'string' ? emptyAsAbsent(value.toLowerCase()) : value),
    z.enum(['true', 'false']).default('false'),
  ),
  LOG_LEVEL: z.preprocess(
    emptyAsAbsent,
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ),
});

type Settings = z.infer<typeof settings>;

/** The effective settings. */
export type Config = Omit<Settings, 'PUBLIC_URL' | 'MAIL_FROM'> & {
  /** Without a trailing slash. */
  readonly PUBLIC_URL: string;
  readonly MAIL_FROM: string;
};

const SECRETS: readonly (keyof Config)[] = [
  'ELASTICSEARCH_API_KEY',
  'SENDGRID_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
];
/** They may hold a password; what else is an address is refused with one. */
const ADDRESSES = ['ELASTICSEARCH_URL', 'MONGODB_URL', 'SMTP_URL'] as const;

/**
 * Reads the settings from environment variables. Throws `ServiceError` `configuration` that names every bad value at
 * once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = settings.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ServiceError('configuration', `bad settings:\n  ${problems.join('\n  ')}`);
  }
  const values = parsed.data;
  if (values.SEARCH_ENGINE === 'elasticsearch' && values.ELASTICSEARCH_URL === undefined) {
    throw new ServiceError(
      'configuration',
      'bad settings:\n  ELASTICSEARCH_URL: needed for SEARCH_ENGINE=elasticsearch',
    );
  }
  if (values.SENDGRID_API_KEY !== undefined && values.SMTP_URL !== undefined) {
    throw new ServiceError(
      'configuration',
      'bad settings:\n  SMTP_URL, SENDGRID_API_KEY: both say how mails are sent; set one of them',
    );
  }
  const publicUrl = values.PUBLIC_URL ?? addressOf(values.HOST, values.PORT);
  return {
    ...values,
    PUBLIC_URL: publicUrl.replace(/\/+$/u, ''),
    MAIL_FROM: values.MAIL_FROM ?? senderText(presetSender(publicUrl)),
  };
}

/** The address of a host and a port; an address of IPv6 stands in brackets there, RFC 3986 section 3.2.2. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The settings as they may be shown: secrets replaced, and of addresses that may hold a password scheme and host alone. */
export function redactConfig(config: Config): Readonly<Record<string, string | number | undefined>> {
  const shown: Record<string, string | number | undefined> = { ...config };
  for (const name of SECRETS) if (config[name] !== undefined) shown[name] = '(set)';
  for (const name of ADDRESSES) {
    const addresses = name === 'ELASTICSEARCH_URL' ? nodesIn(config[name] ?? '') : [config[name] ?? ''];
    if (config[name] !== undefined) shown[name] = addresses.map(shownAddress).join(',');
  }
  return shown;
}
