import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { readSentArguments } from './sent-arguments.ts';
import { ToolRefusal } from './tool-refusal.ts';
import { inputSchemaOf, outputSchemaOf, type JsonObjectSchema } from './tool-schemas.ts';

/** What a tool answers: values that hold to its output schema, and the same for reading. */
export interface ToolAnswer<Structured extends object = object> {
  readonly structured: Structured;
  readonly text: string;
}

/** A tool as the server lists and calls it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonObjectSchema;
  readonly outputSchema: JsonObjectSchema;
  /** Reads the arguments and runs. Throws `ToolRefusal` for arguments that break the schema, and what the tool throws. */
  call(sent: unknown, caller: Caller): Promise<ToolAnswer>;
}

/** What a tool is made of. */
interface ToolDefinition<Input extends z.ZodType, Output extends z.ZodType<object>> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>, caller: Caller) => Promise<ToolAnswer<z.output<Output>>>;
}

/** Makes a tool; its schemas are written out once. */
export function defineTool<Input extends z.ZodType, Output extends z.ZodType<object>>(
  definition: ToolDefinition<Input, Output>,
): Tool {
  const { name, title, description, input, output, run } = definition;
  const inputSchema = inputSchemaOf(input);
  return {
    name,
    title,
    description,
    inputSchema,
    outputSchema: outputSchemaOf(output),
    call: async (sent, caller) => run(readArguments(input, readSentArguments(inputSchema, sent)), caller),
  };
}

function readArguments<Input extends z.ZodType>(schema: Input, sent: unknown): z.output<Input> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw new ToolRefusal(describeIssues(parsed.error.issues));
}

const MOST_ISSUES = 5;
const LONGEST_ISSUE = 500;

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const texts = issues.slice(0, MOST_ISSUES).map((issue) => {
    const field = issue.path.length === 0 ? 'arguments' : issue.path.join('.');
    return `${field}: ${issue.message}`.slice(0, LONGEST_ISSUE);
  });
  const more = issues.length > MOST_ISSUES ? [`and ${issues.length - MOST_ISSUES} more problems`] : [];
  return `The arguments are not valid. ${[...texts, ...more].join('; ')}`;
}
