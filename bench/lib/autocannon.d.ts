/** The package has no types of its own; these are the parts used here. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers: Record<string, string>;
  };

  type Result = {
    /** In seconds. */
    duration: number;
    requests: { total: number };
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  };

  function autocannon(options: Options): Promise<Result>;

  export = autocannon;
}
