type Talent = { id: string; name: string; firstName: string };

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function newsOfBirthday({ id, name, firstName }: Talent, isGuardian: boolean) {
  const title = `${firstName} has turned 18`;
  if (!isGuardian) {
    const content = `${name} is grown up. The guardian hands the profile over; you go on representing them.`;
    return { title, content, link: `/talent/${id}` as const };
  }
  const content = `The profile of ${name} can be theirs now: hand it over, and they sign in themselves.`;
  return { title, content, link: '/account#children' as const };
}

export function newsOfLicence({ id, name, licenceUntil }: Talent & { licenceUntil: string }) {
  return {
    title: 'A licence runs out soon',
    content: `The child performance licence of ${name} is valid until ${DAY.format(new Date(licenceUntil))}.`,
    link: `/talent/${id}` as const,
  };
}
