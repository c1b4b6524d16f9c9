/** The part of s3rver that our tests use; the package has no types of its own. */
declare module 's3rver' {
  type Options = {
    address: string;
    /** 0 takes a free one. */
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  };

  class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }

  export = S3rver;
}
