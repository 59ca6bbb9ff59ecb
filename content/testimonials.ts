/** What a client says (spec site.md §3). */
export type Testimonial = {
  name: string;
  role: string;
  company: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  /** The letters inside the drawing that stands for the person; the line around them is drawn from the name. */
  avatar: string;
  /** True until the provider has put a client's own words here, with their consent. */
  sample: boolean;
};

/** Said beside the testimonials while any of them is a sample. */
export const sampleTestimonialsNote =
  "These are samples: people, companies and quotes are made up until the provider adds its own clients.";

/** The six of the home page (spec site.md §2). */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Miriam Okafor",
    role: "Office manager",
    company: "Lindqvist Dental",
    content:
      "Forty calls a week were about opening hours and parking. The chatbot answers those now, and passes me the ones where someone is in pain.",
    rating: 5,
    avatar: "MO",
    sample: true,
  },
  {
    name: "Teodor Brandt",
    role: "Founder",
    company: "Halyard Cycles",
    content:
      "I sent one sentence on a Tuesday and had a price on Wednesday. The page was live before our first bikes were.",
    rating: 5,
    avatar: "TB",
    sample: true,
  },
  {
    name: "Priya Raman",
    role: "Head of sales",
    company: "Corbel Interiors",
    content:
      "Leads used to sit in three inboxes. Now each one is in the CRM once, and I can see who has answered it.",
    rating: 4,
    avatar: "PR",
    sample: true,
  },
  {
    name: "Jonas Achterberg",
    role: "Independent trader",
    company: "Achterberg Capital",
    content:
      "They wrote my rules down first and found two that contradicted each other. That alone was worth the price of the indicator.",
    rating: 5,
    avatar: "JA",
    sample: true,
  },
  {
    name: "Lucía Ferrer",
    role: "Director",
    company: "Escuela Faro",
    content:
      "Parents fill in one form instead of four. It only asks what it needs to know, and nobody has called about it since.",
    rating: 5,
    avatar: "LF",
    sample: true,
  },
  {
    name: "Samuel Whitcombe",
    role: "Operations lead",
    company: "Northgate Freight",
    content:
      "The first version missed one of our depots. They fixed it within the support month and never mentioned money.",
    rating: 4,
    avatar: "SW",
    sample: true,
  },
];
