import { CallToolRequestSchema, ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** A call that names no tool or whose arguments are no object: the protocol calls it invalid parameters. */
class InvalidCall extends Error {
  /** The SDK answers with it. */
  readonly code = ErrorCode.InvalidParams;
}

/**
 * The request `tools/call`, of which only the tool and its arguments are read. What is wrong is thrown, since the SDK would
 * answer what a schema finds as a failure of the service, with the issues as JSON.
 */
export const ToolCallSchema = CallToolRequestSchema.extend({
  params: z.unknown().transform(readCall),
});

function readCall(params: unknown): { readonly name: string; readonly arguments?: Record<string, unknown> } {
  const { name, arguments: sent } = (isObject(params) ? params : {}) as {
    readonly name?: unknown;
    readonly arguments?: unknown;
  };
  if (typeof name !== 'string') throw new InvalidCall('params.name must be the name of a tool, as text.');
  if (sent === undefined || sent === null) return { name };
  if (!isObject(sent)) {
    throw new InvalidCall('params.arguments must be an object with the arguments of the tool by name.');
  }
  return { name, arguments: sent };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
