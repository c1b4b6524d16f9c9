/**
 * Where a profile's thumbnail is: a hosted one at its own address, any other behind the call's
 * path, which the server may have given a version. None where the profile has no photo.
 */
export function thumbnailAddress(url: string | null, callPath: string): string | undefined {
  if (url === null || url === '') return undefined;
  const isHosted = /^https?:\/\//i.test(url);
  return isHosted || url.startsWith(callPath) ? url : callPath;
}
