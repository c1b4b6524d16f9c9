/** The specification's texts, each once. They are used as they are and never reworded. */
export const TEXTS = {
  businessPortfolio: {
    nameRequired: 'Business name is required',
  },
} as const;
