/** What the server answers about profiles. For tests. */
export const clientProfile = {
  id: '0198c7a0-0000-7000-8000-0000000000c1',
  firstName: 'Imogen',
  lastName: 'Farrell',
  profilePhotoThumbnailUrl: null as string | null,
  companyName: 'Farrell Voss Casting',
  jobTitle: 'Casting director' as string | null,
  website: null as string | null,
  phone: null as string | null,
  bio: null as string | null,
};

export const agentProfile = {
  id: '0198c7a0-0000-7000-8000-0000000000a1',
  firstName: 'Tobias',
  lastName: 'Finch',
  profilePhotoThumbnailUrl: null as string | null,
  jobTitle: 'Agent' as string | null,
  phone: null as string | null,
  bio: null as string | null,
};
