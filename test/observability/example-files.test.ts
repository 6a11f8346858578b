import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { load } from 'js-yaml';
import { startConsoleService } from '../support/console-service.ts';

const FOLDER = new URL('../../docs/observability/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

interface Rule {
  readonly alert?: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** The metrics an expression asks for. Throws where it is not PromQL. */
function metricsOf(expression: string): readonly string[] {
  // Grafana puts durations and values in.
  const plain = expression.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'x');
  const metrics: string[] = [];
  parser.parse(plain).iterate({
    enter: ({ name, type, from, to, node }) => {
      assert.ok(!type.isError, `not PromQL at ${from}: ${plain}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector')
        metrics.push(plain.slice(from, to));
    },
  });
  return metrics;
}

describe('the examples for operators', () => {
  const known = new Set<string>();
  const { groups } = load(read('alert-rules.yaml')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };

  before(async () => {
    const service = await startConsoleService();
    const text = await (await fetch(`${service.url}/metrics`)).text();
    await service.stop();
    for (const [, name = '', kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gmu)) {
      const parts = kind === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const part of parts) known.add(name + part);
    }
  });

  const hold = (what: string, expression: string): void => {
    const asked = metricsOf(expression);
    assert.ok(asked.length > 0, `${what} asks for nothing`);
    for (const metric of asked)
      assert.ok(known.has(metric), `${what} asks for ${metric}, which nobody measures`);
  };

  it('tell an expression that is none, and a metric that is not there', () => {
    assert.throws(() => metricsOf('sum(rate(list_entries[5m])'));
    assert.deepEqual(metricsOf('a / on (x) sum by (y) (rate(b{c="d"}[5m] offset 1d)) or vector(0)'), [
      'a',
      'b',
    ]);
    assert.equal(known.has('lists_entries'), false);
  });

  it('alert on metrics that are there, each with a summary and a severity', () => {
    assert.ok(rules.length >= 10);
    for (const { alert = '', expr, labels, annotations } of rules) {
      hold(alert, expr);
      assert.ok((labels['severity'] ?? '') !== '' && annotations.summary !== '', alert);
    }
    assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  });

  it('show metrics that are there', () => {
    for (const { title, targets = [] } of panels) for (const { expr } of targets) hold(title, expr);
    const shown = panels.filter(({ type }) => type !== 'row');
    assert.ok(shown.length >= 15 && shown.every(({ targets = [] }) => targets.length > 0));
    assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  });

  it('leave out nothing that is measured of this service', () => {
    const used = new Set(
      [
        ...rules.map(({ expr }) => expr),
        ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ].flatMap(metricsOf),
    );
    const own = [...known].filter((name) => !/^(?:process|nodejs)_|_sum$/u.test(name));
    assert.deepEqual(
      own.filter((name) => !used.has(name)),
      [],
    );
  });
});
