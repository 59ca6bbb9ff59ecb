import { type Frame, pattern, toComma, toEnd, w } from "./frame-patterns.ts";

/** What is said beside the wish: who people are, whom the work is for, and what they do with it among themselves. */
export const asideFrames: readonly Frame[] = [
  // For whom a form is: whatever they want.
  {
    of: ["smart-form", "landing-page", "ai-lead-gen-lp"],
    said: pattern(
      String.raw`(?:forms?|formular\p{L}*|formularios?|formulaires?|pages?|seiten?) (?:for|für|para|pour) (?:the |all |any |die |los |les )?(?:people|ppl|anyone|everyone|those|folks|families|customers|guests|leute|alle|menschen|personas|gente|gens|personnes|ceux) (?:who|that|die|que|qui) (?:want to|wanna|would like to|wish to|plan to|hope to|quier\p{L}+|veulent) ${toComma}|(?:forms?|formular\p{L}*|pages?) (?:für|for) (?:leute|alle|menschen)?,? ?die ${toComma}`,
    ),
  },
  // "Which we have been using since last year": of their own.
  {
    said: pattern(
      String.raw`(?:,? ?(?:which|that|whom|(?:of|from|with|for|in) (?:which|whom))) (?:we|i|only ${w}|nobody|no one) (?!(?:can|could|should|want|need|would|must|may|will|['’]d)(?!\p{L}))${toComma}|whose ${w} (?:we|i) (?:hold|have|own|pay for|brought|bring)|(?:,? ?(?:die|den|das|was)) (?:wir|ich|niemand|nur ${w}) (?!.{0,40}(?:kann|können|soll|möcht|woll|will|muss|müss))${toComma}`,
    ),
  },
  // "Our director, who dislikes cameras, …": who somebody is.
  {
    said: pattern(
      String.raw`(?<=(?:our|my|the|an?|unser\p{L}*|mein\p{L}*|nuestr[oa]|mi|notre|mon|ma) (?:${w} ){0,3}${w}\s*, )(?:who|der|die|quien|que|qui) (?!(?:can|could|should|must|will|want|wants|need|needs|would|gets?|sees?|kann|können|soll|muss|möcht|will)(?!\p{L}))[^,.;:!?\n]+(?=[,.;])|(?:volunteer|colleague|nephew|niece|friend|son|daughter|brother|sister|cousin|neighbour|person|freelancer|agency|student|trustee|member of staff) who (?:used|has|had|is|was|knows|lives|left|retired|once) [^,.;:!?\n]+?(?=[,.;:!?\n]|$| (?:and|so|but) )`,
    ),
  },
  // "One of our clients, a piano tuner whose nephew built the present site, needs": who it is.
  {
    said: pattern(
      String.raw`(?<=(?:our|my|unser\p{L}*|mein\p{L}*|nuestr[oa]s?|mis?|notre|nos|mon|ma) (?:${w} ){0,2}${w}, )(?:an?|the|eine?|der|die|un|una|el|la|une|le) [^,.;:!?()\n]+(?=, (?:needs?|wants?|would|has|is|will|braucht|möchte|will|necesita|quiere|a besoin|voudrait|veut))`,
    ),
  },
  // Somebody asks for a person.
  {
    of: ["gpt4-chatbot", "ai-lead-gen-lp"],
    said: pattern(
      String.raw`(?:where|if|when(?:ever)?) (?:someone|somebody|people|they|anyone|an? ${w}) (?:would rather|wants? to|prefers? to|would (?:like|prefer) to|asks? to|insists on) (?:speak|talk|write|speaking|talking)(?:ing)? (?:to|with) (?:us|me|an? (?:person|human)|someone)|wenn jemand (?:lieber )?mit (?:uns|mir|einem menschen) (?:sprechen|reden) (?:will|möchte)`,
    ),
  },
  // What a form is for.
  {
    of: ["smart-form"],
    said: pattern(
      String.raw`(?<=^\s*|[.!?\n]\s*)(?:it|this|the form|es|er|das formular|el formulario|es|le formulaire) (?:is|would be|will be|serves|ist|wäre|dient|sería|est|sert) (?:for|to|für|zum|zur|para|pour|à) ${toEnd}`,
    ),
  },
  // Whom a flow tells, and what sets it off.
  {
    of: ["workflow-automation"],
    said: pattern(
      String.raw`(?:an? )?(?:e-?mail|message|note|mail|notice) (?:should |must |will |then |also )*(?:go|goes|be sent|is sent|gets sent|sent) to (?:the |our |my |each |a )?(?:${w} ){0,3}${w}(?=[.!?;:,\n]|$| (?:and|und|when|with|as) )|(?:when(?:ever)?|each time|every time|as soon as|once) (?:an? |the )?new (?:row|entry|e-?mail|mail|message|form|request|record|contact|deal|registration|enquiry|lead|line) (?:appears|arrives|comes in|is added|lands|is made|gets added|turns up)`,
    ),
  },
  {
    of: ["crm-integration"],
    said: pattern(
      String.raw`(?:by|according to|following|under) (?:the |our |your |some )?rules (?:that |which )?(?:we|you) (?:would |will |can |shall )?(?:agree|set|give|define|decide)(?: (?:on|upon|with you|with us|together|beforehand|first)){0,3}`,
    ),
  },
  // "Als Werkstatt mit fünfzig Kunden wünschen wir uns": who they are.
  {
    said: pattern(
      String.raw`als (?:kleine[rs]? )?${w}(?= (?:mit|in|aus|für|wünsch|brauch|such|möcht|hätt))|as (?:an? |the )?(?:small |family |local )?${w}(?: ${w})? (?=(?:with|we|i)(?!\p{L}))|como (?=${w} (?:de|con|necesit|quer))${w}`,
    ),
  },
  // What they do with the work among themselves.
  {
    said: pattern(
      String.raw`(?:that|which) (?:i|we) can (?:then )?(?:put|show|present|give|hand|take|send|forward|read out) (?:it )?(?:before|to|at|in front of) (?:the|our|my|a) ${w}`,
    ),
  },
];
