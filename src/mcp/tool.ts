import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { describeIssues } from './describe-issues.ts';
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
    call: async (sent, caller) => run(readArguments(input, inputSchema, sent), caller),
  };
}

function readArguments<Input extends z.ZodType>(
  input: Input,
  schema: JsonObjectSchema,
  sent: unknown,
): z.output<Input> {
  const read = readSentArguments(schema, sent);
  const parsed = input.safeParse(read);
  if (parsed.success) return parsed.data;
  throw new ToolRefusal(describeIssues(parsed.error.issues, schema, read));
}
