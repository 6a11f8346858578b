/** The id under which mail programs know the mail, also when it is sent twice. */
export function messageId(id: string, { address }: { readonly address: string }): string {
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`;
}
