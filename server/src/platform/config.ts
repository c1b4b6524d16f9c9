import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * The one place that reads the environment. An empty variable counts as not set, so that
 * `SMTP_URL=` in an env file means what it looks like.
 */
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const whole = z.coerce.number().int();

const environmentSchema = z.object({
  PORT: whole.min(0).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Callboard <no-reply@callboard.test>'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  UNDO_SECONDS: whole.min(0).max(600).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DEMO: flag.optional(),
  DEMO_PORTRAITS: whole.min(0).optional(),
});

type Environment = z.output<typeof environmentSchema>;

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

export type Config = ReturnType<typeof describe>;

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export function loadConfig(variables: NodeJS.ProcessEnv): Config {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(filled);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...problemsAcross(validPartOf(filled)));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return describe(parsed.data);
}

/** What can be used of an environment that may be wrong elsewhere. */
function validPartOf(filled: Record<string, string | undefined>): Partial<Environment> {
  const fields = Object.entries(environmentSchema.shape);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, field.safeParse(filled[name]).data]),
  );
}

/** What no single variable can tell. */
function problemsAcross(env: Partial<Environment>): string[] {
  const problems: string[] = [];
  const s3Missing = S3_NAMES.filter((name) => env[name] === undefined);
  if (s3Missing.length > 0 && s3Missing.length < S3_NAMES.length) {
    problems.push(`${s3Missing.join(', ')}: needed because other S3_ variables are set`);
  }
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined)) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or neither');
  }
  if (!isLocalOnly(env) && env.SMTP_URL === undefined) {
    problems.push('SMTP_URL: needed where others than this machine can reach Callboard');
  }
  return problems;
}

/** Nobody but this machine can reach the server, and its links lead nowhere else. */
function isLocalOnly(env: Partial<Environment>): boolean {
  const publicHost = env.PUBLIC_URL === undefined ? 'localhost' : new URL(env.PUBLIC_URL).hostname;
  return isLoopback(env.HOST ?? '127.0.0.1') && isLoopback(publicHost);
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

function describe(env: Environment) {
  const localOnly = isLocalOnly(env);
  return {
    port: env.PORT ?? 3000,
    /** Without a chosen port, a busy one is no reason to fail: the next free one is taken. */
    portIsChosen: env.PORT !== undefined,
    host: env.HOST,
    /** Undefined until the server listens, then the address it really has. */
    publicUrl: env.PUBLIC_URL,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3: storageAccount(env),
    stripe: stripeAccount(env),
    /** How long a casting team can take a move back; until then nobody outside it hears of it. */
    undoSeconds: env.UNDO_SECONDS,
    logLevel: env.LOG_LEVEL ?? (localOnly ? 'warn' : 'info'),
    localOnly,
    /** Undefined: only into a new embedded database. */
    demo: env.DEMO,
    /** Of how many talents the demo draws photos and clips. */
    demoPortraits: env.DEMO_PORTRAITS ?? Number.POSITIVE_INFINITY,
    demoAccountsMaySignIn: localOnly || env.DEMO === true,
  };
}

function storageAccount(env: Environment) {
  if (!env.S3_ENDPOINT || !env.S3_BUCKET || !env.S3_ACCESS_KEY || !env.S3_SECRET_KEY) return;
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
  };
}

function stripeAccount(env: Environment) {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) return;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    /** A stand-in for Stripe, for tests and rehearsals. */
    apiUrl: env.STRIPE_API_URL,
  };
}

type TrustedHops = (address: string, hop: number) => boolean;

/** `1` trusts the nearest proxy, another number as many hops; else a list of addresses. */
function trustedProxies(value: string | undefined): false | string | TrustedHops {
  if (value === undefined || value === '0') return false;
  if (!/^\d+$/.test(value)) return value;
  return (_address, hop) => hop < Number(value);
}
