/** A program that screens one name. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly code: (publicUrl: string) => string;
}

/** Examples that run as they stand once SCREENING_API_KEY is set. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'curl',
    title: 'curl',
    note: '',
    code: (publicUrl) => `curl -s '${publicUrl}/api/v1/screen/' \\
  -H "Authorization: Bearer $SCREENING_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"name": "Vladimir Putin"}'`,
  },
  {
    id: 'typescript',
    title: 'TypeScript',
    note: 'Node 18 or later, nothing to install.',
    code: (publicUrl) => `const response = await fetch('${publicUrl}/api/v1/screen/', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.SCREENING_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ name: 'Vladimir Putin' }),
});
const result = await response.json();
if (!response.ok) throw new Error(result.error);
for (const match of result.matches) {
  console.log(match.score, match.name, match.list_name);
}`,
  },
  {
    id: 'python',
    title: 'Python',
    note: 'Python 3.9 or later, nothing to install.',
    code: (publicUrl) => `import json, os, urllib.request

request = urllib.request.Request(
    "${publicUrl}/api/v1/screen/",
    data=json.dumps({"name": "Vladimir Putin"}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['SCREENING_API_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    result = json.load(response)
for match in result["matches"]:
    print(match["score"], match["name"], match["list_name"])`,
  },
];
