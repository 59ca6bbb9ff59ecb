import type { ReactNode } from "react";
import { guarantees, replies } from "#content/promises.ts";
import type { Service } from "#domain/catalogue/contract.ts";
import { Check } from "../../ui/icons.tsx";
import { ServiceScopes } from "./service-scopes.tsx";

/** A part of the page; its heading is a knot on the thread that runs beside the text. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function PaymentModels({ service }: { service: Service }) {
  return (
    <ul className="models">
      {service.paymentModels.map((model) => (
        <li key={model.name} className="model">
          <div className="model__head">
            <h3>{model.name}</h3>
            {model.price ? <p className="model__price figures">{model.price}</p> : null}
          </div>
          <p>{model.description}</p>
          {model.details.length > 0 ? (
            <ul className="dashes">
              {model.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Delivery({ service }: { service: Service }) {
  return (
    <>
      <p className="part__lede">
        Usual time: {service.deliveryTime}. Each option has its own delivery time.
      </p>
      <dl className="facts">
        {service.scopes.map((scope) => (
          <div key={scope.id}>
            <dt>{scope.name}</dt>
            <dd className="figures">{scope.deliveryText}</dd>
          </div>
        ))}
        <div>
          <dt>First contact after your order</dt>
          <dd className="figures">within {replies.kickoffContactHours} hours</dd>
        </div>
        <div>
          <dt>Support after delivery</dt>
          <dd className="figures">{guarantees.supportDays} days</dd>
        </div>
      </dl>
    </>
  );
}

/** Everything a service is: options, features, benefits, ways to pay, specifications, delivery (spec site.md §3). */
export function ServiceDetails({ service }: { service: Service }) {
  return (
    <>
      <Part id="options" title="What you can buy">
        <ServiceScopes service={service} />
      </Part>
      {service.benefits.length > 0 ? (
        <Part id="benefits" title="Benefits">
          <ul className="benefits">
            {service.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {service.features.length > 0 ? (
        <Part id="features" title="Features">
          <ul className="ticks ticks--wide">
            {service.features.map((feature) => (
              <li key={feature}>
                <Check size={16} />
                {feature}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part id="payment" title="Ways to pay">
        <p className="part__lede">Credits are a unit of size; you pay in dollars.</p>
        <PaymentModels service={service} />
      </Part>
      {service.technicalSpecs.length > 0 ? (
        <Part id="specifications" title="Technical specifications">
          <dl className="facts">
            {service.technicalSpecs.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      <Part id="delivery" title="Delivery">
        <Delivery service={service} />
      </Part>
    </>
  );
}
