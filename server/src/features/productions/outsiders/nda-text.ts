const DEFAULT_TEXT = `This production is confidential. By agreeing you promise:
– to keep its title, story, script, sides and everyone connected with it to yourself;
– to use what you read here for your audition only, and to share it with nobody but your own representative;
– not to copy, photograph, record or publish any of it;
– to delete what you have saved when the role is cast or you are asked to.
What you open bears your name and the date.`;

/** What readers of a confidential production's sides agree to: the team's own words, or these. */
export function ndaTextOf(ndaText: string | null): string {
  return ndaText ?? DEFAULT_TEXT;
}
