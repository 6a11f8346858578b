/** A request that ends in an error page: thrown by a page, caught by the console. The message is shown. */
export class PageProblem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.headers = headers;
  }
}

/** What is asked for does not exist, or belongs to another account: both are said in the same words. */
export function notFound(): PageProblem {
  return new PageProblem(404, 'There is nothing at this address.');
}
