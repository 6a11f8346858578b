import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { PRODUCT } from '../domain/product.ts';
import type { Caller } from './caller.ts';
import { tellFailure } from './failures.ts';
import { ToolCallSchema } from './tool-call.ts';
import type { Tool } from './tool.ts';

const IDENTITY = {
  name: 'sanctions-screening-service',
  title: PRODUCT,
  version: '1.0.0',
};

const INSTRUCTIONS = `Screens names, contact values and street addresses against official sanctions, export-control, tax, wanted-person, money-laundering and forced-labour lists.
Use screen_entity for a person, company, vessel or aircraft, with its e-mail, phone and website where known, and screen_address for a street address; both count against a daily allowance. Use search and fetch to find and read entries of the lists.
A match is a likeness that a person has to judge. An empty result is no clearance, least of all beside an embargoed jurisdiction flag. Jurisdiction flags are not sanctions matches.`;

/** Told of each call; the tool is one of the list, or `unknown`. */
export type CountCall = (tool: string, outcome: 'succeeded' | 'refused' | 'failed') => void;

/** What a server needs beside its tools. */
export interface ServerOptions {
  readonly tools: readonly Tool[];
  readonly caller: Caller;
  readonly publicUrl: string;
  readonly countCall: CountCall;
}

/**
 * A server of the Model Context Protocol for one request. The two handlers are our own: the SDK's would tell a client
 * what a library threw, and would write out every schema for every request.
 */
export function createToolServer({ tools, caller, publicUrl, countCall }: ServerOptions): McpServer {
  const mcp = new McpServer(IDENTITY, { instructions: INSTRUCTIONS });
  mcp.server.registerCapabilities({ tools: {} });
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  mcp.server.setRequestHandler(ToolCallSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      countCall('unknown', 'refused');
      return failed(unknownTool(tools));
    }
    try {
      const { structured, text } = await tool.call(params.arguments, caller);
      countCall(tool.name, 'succeeded');
      return { content: [{ type: 'text', text }], structuredContent: { ...structured } };
    } catch (error) {
      const { text, ours } = tellFailure(error, publicUrl);
      countCall(tool.name, ours ? 'failed' : 'refused');
      if (ours) caller.report(error);
      return failed(text);
    }
  });
  return mcp;
}

function listed({ name, title, description, inputSchema, outputSchema }: Tool) {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  return { name, title, description, inputSchema, outputSchema, annotations };
}

function failed(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

function unknownTool(tools: readonly Tool[]): string {
  return `There is no such tool. The tools are ${tools.map(({ name }) => name).join(', ')}.`;
}
