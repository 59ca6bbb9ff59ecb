/** A kind of work: how people ask for it, which service does it, and what it is counted in. */
export type ServiceKind = {
  said: RegExp;
  /** Of the service's title in the catalogue. */
  title: RegExp;
  /** What is counted in a wish and in a scope. */
  unit: RegExp;
};

/** In order of precedence where several begin at the same word. */
export const serviceKinds: readonly ServiceKind[] = [
  {
    said: /\bvsl\b|\bsales[- ](?:letters?|videos?)\b|\bvideo sales\b/i,
    title: /sales letter|vsl/i,
    unit: /videos?|letters?/,
  },
  {
    said: /\bvideos?\b|\bclips?\b|\bavatars?\b|\bpresenters?\b/i,
    title: /video(?! sales)/i,
    unit: /videos?|clips?|avatars?/,
  },
  {
    said: /\b(?:chat[- ]?)?bots?\b|\bchat ?gpt\b|\bgpt\b|\bvirtual assistants?\b|\bassistants?\b|\banswers? (?:the |our |my )?(?:customers?|visitors?|(?:\w+ )?questions)\b/i,
    title: /chat ?bot/i,
    unit: /(?:chat[- ]?)?bots?|assistants?/,
  },
  {
    said: /\bleads? ?-?gen\w*\b|\b(?:collect|qualif|captur|generat)\w* (?:\w+ )?leads?\b/i,
    title: /lead/i,
    unit: /(?:landing )?pages?/,
  },
  {
    said: /\blanding[- ]?pages?\b|\b(?:launch|campaign|sales|product|squeeze) pages?\b|\bone[- ]pagers?\b/i,
    title: /^landing page/i,
    unit: /(?:landing[- ]?)?pages?/,
  },
  {
    said: /\bportals?\b|\bclient areas?\b|\bcustomer areas?\b|\bclients? (?:can |should |to )?(?:log|sign|fetch|download)\b/i,
    title: /portal/i,
    unit: /portals?/,
  },
  {
    said: /\b(?:market|trading|stock|crypto) (?:dashboard|screen|monitor)s?\b|\bdashboards?\b|\bwatch ?lists?\b/i,
    title: /dashboard/i,
    unit: /dashboards?/,
  },
  {
    said: /\bindicators?\b|\bpine ?scripts?\b|\btrading ?view\b|\btrading (?:scripts?|rules?|strateg\w+)\b|\bback-?tests?\b/i,
    title: /indicator|pine/i,
    unit: /indicators?|scripts?|strateg(?:y|ies)/,
  },
  {
    said: /\bweb ?apps?\b|\bapps?\b|\bapplications?\b|\binternal tools?\b|\bsoftware\b|\bsaas\b/i,
    title: /\bapp\b/i,
    unit: /apps?|tools?/,
  },
  {
    said: /\bweb ?sites?\b|\bhome ?pages?\b|\bsite with\b|\binternet presence\b/i,
    title: /website/i,
    unit: /pages?/,
  },
  {
    said: /\bforms?\b|\bquestionnaires?\b|\bsurveys?\b/i,
    title: /\bform\b/i,
    unit: /forms?|questionnaires?|surveys?/,
  },
  {
    said: /\bcrm\b|\bhubspot\b|\bsalesforce\b|\bpipedrive\b/i,
    title: /\bcrm\b/i,
    unit: /sources?/,
  },
  {
    said: /\bmaint[ae]n\w*\b|\b(?:look|looked|looking) after\b|\bkeep \w+ (?:running|updated|up to date)\b/i,
    title: /maintenance/i,
    unit: /months?/,
  },
  {
    said: /\bui\b|\bux\b|\bfigma\b|\bwire ?frames?\b|\bmock-?ups?\b|\bscreen designs?\b|\bdesign of\b/i,
    title: /design/i,
    unit: /pages?|screens?/,
  },
  {
    said: /\bconsult\w*\b|\bsecond opinion\b|\bworkshops?\b|\badvice\b|\barchitecture review\b/i,
    title: /consult/i,
    unit: /hours?/,
  },
  {
    said: /\bautomat\w*\b|\bwork ?flows?\b|\bflows?\b|\bzapier\b|\broutines?\b|\b(?:copy|copying|sync\w*)\b|\bintegrat\w*\b/i,
    title: /automation|workflow/i,
    unit: /(?:work ?)?flows?|automations?|routines?|process(?:es)?/,
  },
];
